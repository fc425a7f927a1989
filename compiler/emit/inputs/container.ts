import { formFieldsOf } from '../../model/form-fields.ts';
import type { Models, Operation, Parameter, Type } from '../../model/model.ts';
import { holds } from '../../model/walk.ts';
import { isOfForm } from '../../model/whole-operation.ts';
import { literal, quote } from '../../print/quote.ts';
import type { TypeFunctions } from '../type-functions.ts';

/** How the body of a request is read. */
export interface Container {
  readonly read: 'json' | 'form';
  /** The name of the variable that holds the body. */
  readonly value: string;
  /** Further arguments. */
  readonly more: string;
}

/**
 * How an operation reads the body, for itself or for its dependencies; undefined where none of them needs it.
 */
export function containerOf(
  { parameters }: Operation,
  bodyName: string,
  { models, output: { dependencies } }: TypeFunctions,
): Container | undefined {
  const others = dependencies.reached(parameters).flatMap((one) => one.parameters);
  const keepsProto = [...parameters, ...others].some(
    (one) => one.kind === 'body' && namesProto(one.type, models),
  );
  const more = keepsProto ? ', true' : '';
  const files = fileNames([...parameters, ...others]);
  return containerOfOwn(parameters, bodyName, more, files) ?? containerOfOwn(others, '', more, files);
}

/**
 * The container for a function's own parameters. `more` holds further arguments of the JSON reader, and `files`
 * those of the reader of forms.
 */
function containerOfOwn(
  parameters: readonly Parameter[],
  value: string,
  more: string,
  files: string,
): Container | undefined {
  if (parameters.some(({ kind }) => kind === 'body')) return { read: 'json', value, more };
  const first = parameters.find(isOfForm);
  if (first === undefined) return undefined;
  // A form that cannot be read is reported under its first name.
  const name = formFieldsOf(first)[0]?.wireName ?? first.name;
  return { read: 'form', value: value === '' ? '' : 'form', more: `, ${quote(name)}${files}` };
}

/** The arguments that name the files of a form, and the lists of files. */
function fileNames(parameters: readonly Parameter[]): string {
  const files = parameters.filter((one) => one.kind === 'file');
  const namesOf = (all: typeof files) => literal([...new Set(all.map(({ wireName }) => wireName))]);
  const lists = files.filter(({ several }) => several);
  const last = files.filter(({ several }) => !several);
  if (lists.length > 0) return `, ${namesOf(last)}, ${namesOf(lists)}`;
  return last.length > 0 ? `, ${namesOf(last)}` : '';
}

/** Whether a declared field is named `__proto__`. Elsewhere that key is dropped from the input. */
function namesProto(type: Type, models: Models): boolean {
  return holds(
    type,
    models,
    (one) => one.kind === 'object' && one.properties.some(({ name }) => name === '__proto__'),
  );
}
