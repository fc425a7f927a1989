import ts from 'typescript';
import type { FileParameter } from '../../model/model.ts';
import type { Module } from '../../print/module.ts';
import { literal, quote } from '../../print/quote.ts';
import type { Input } from './inputs.ts';

/** The input for one or several files of a form. `name` is the variable for the value. */
export function fileInput(parameter: FileParameter, name: string, module: Module): Input {
  const [read, is, place, explain] = parameter.several
    ? ['files', 'areUploads', 'inFiles', 'files']
    : ['file', 'isUpload', 'inFile', 'file'];
  const required = parameter.presence.kind === 'required';
  const rules = Object.keys(parameter.rules).length > 0 ? literal(parameter.rules) : '';
  const call = ts.factory.createIdentifier(
    `${module.runtime(is!)}(${[name, rules].filter((one) => one !== '').join(', ')})`,
  );
  const absent = ts.factory.createStrictEquality(
    ts.factory.createIdentifier('undefined'),
    ts.factory.createIdentifier(name),
  );
  const { message } = parameter.docs;
  const wording = message === undefined ? '' : `, ${quote(message)}`;
  const explained = () =>
    `${module.runtime(required ? 'required' : 'optional')}(${module.runtime(explain!)}(${rules})${wording})`;
  return {
    inside: true,
    lines: [`const ${name} = form.${read}(${quote(parameter.wireName)});`],
    checks: [required ? call : ts.factory.createLogicalOr(absent, call)],
    places: () => [`${module.runtime(place!)}(${quote(parameter.wireName)}, ${explained()})`],
    argument: name,
  };
}
