import type { FileParameter } from '../../model/model.ts';
import { any, conditionOf } from '../../print/condition.ts';
import type { Module } from '../../print/module.ts';
import { literal, quote } from '../../print/quote.ts';
import type { Input } from './inputs.ts';

/** The input for one or several files of a form. `name` is the variable for the value. */
export function fileInput(parameter: FileParameter, name: string, module: Module): Input {
  const [read, is, place, explain] = parameter.several
    ? (['files', 'areUploads', 'inFiles', 'files'] as const)
    : (['file', 'isUpload', 'inFile', 'file'] as const);
  const required = parameter.presence.kind === 'required';
  const rules = Object.keys(parameter.rules).length > 0 ? literal(parameter.rules) : '';
  const call = conditionOf(`${module.runtime(is)}(${[name, rules].filter((one) => one !== '').join(', ')})`);
  const { message } = parameter.docs;
  const wording = message === undefined ? '' : `, ${quote(message)}`;
  const explained = () =>
    `${module.runtime(required ? 'required' : 'optional')}(${module.runtime(explain)}(${rules})${wording})`;
  return {
    inside: true,
    lines: [`const ${name} = form.${read}(${quote(parameter.wireName)});`],
    checks: [required ? call : any([conditionOf(`undefined === ${name}`), call])],
    places: () => [`${module.runtime(place)}(${quote(parameter.wireName)}, ${explained()})`],
    argument: name,
  };
}
