import { formFieldsOf } from '../../../compiler/model/form-fields.ts';
import type { Model, Operation, Parameter, Segment } from '../../../compiler/model/model.ts';
import { formFields, isOfForm, wholeOperation } from '../../../compiler/model/whole-operation.ts';
import type { TextInput } from './texts.ts';

/** The texts that an operation, or a dependency function, reads. */
export interface TextCase {
  readonly label: string;
  readonly verb: string;
  readonly path: readonly Segment[];
  /** The path as the document writes it, with URL encoding. */
  readonly shown: string;
  /** The inputs of each argument of the method. */
  readonly arguments: readonly TextArgument[];
}

export interface TextArgument {
  /** Several for a form model. */
  readonly inputs: readonly TextInput[];
  readonly isModel: boolean;
}

/**
 * The text cases of operations and dependencies: one for each operation as a whole, and one for each
 * function.
 */
export function textsOf(model: Model): (TextCase & { readonly parameters: readonly Parameter[] })[] {
  const isText = (one: Parameter) => one.kind === 'text' || one.kind === 'form-model';
  // `fetch` sends no body with a GET.
  const isSent = (one: Parameter, verb: string) => verb !== 'get' || !isOfForm(one);
  const operations = model.routes.flatMap(({ operations: own, path }) =>
    own.map((one) => {
      const parameters = drawnOnce(wholeOperation(one, model.dependencies));
      return { label: `${one.verb.toUpperCase()} /${shownPath(path)}`, verb: one.verb, path, parameters };
    }),
  );
  const functions = [...model.dependencies.values()].map(({ name, parameters }) => ({
    label: name,
    verb: parameters.some((one) => inputsOf(one).some(({ source }) => source === 'form')) ? 'post' : 'get',
    path: parameters.flatMap((one): Segment[] =>
      one.kind === 'text' && one.source === 'path' ? [{ kind: 'dynamic', name: one.wireName }] : [],
    ),
    parameters,
  }));
  return [...operations, ...functions]
    .map((one) => ({
      ...one,
      parameters: one.parameters.filter((each) => isText(each) && isSent(each, one.verb)),
    }))
    .filter(({ parameters }) => parameters.length > 0)
    .map((one, i) => {
      const path: Segment[] = [{ kind: 'static', text: `t${i}` }, ...one.path];
      const made = one.parameters.map((each) => ({
        inputs: inputsOf(each),
        isModel: each.kind === 'form-model',
      }));
      return { ...one, path, shown: `/${shownPath(path, encodeURI)}`, arguments: made };
    });
}

/**
 * The parameters, where form models that share fields are replaced by their fields: otherwise two values
 * would be drawn for one text.
 */
function drawnOnce(whole: Operation): readonly Parameter[] {
  const { parameters } = whole;
  const fields = formFields(whole);
  if (fields.length === parameters.flatMap(formFieldsOf).length) return parameters;
  return [...parameters.filter((one) => !isOfForm(one)), ...fields];
}

function inputsOf(parameter: Parameter): TextInput[] {
  if (parameter.kind === 'text') {
    const { presence, source, type, wireName } = parameter;
    return [{ name: wireName, source, type, isRequired: presence.kind === 'required', field: undefined }];
  }
  if (parameter.kind !== 'form-model') return [];
  return parameter.fields.map((field) => ({
    name: field.name,
    source: 'form',
    type: field.type,
    isRequired: !field.optional && field.default === undefined,
    field,
  }));
}

const shownPath = (path: readonly Segment[], written = (text: string) => text) =>
  path.map((one) => (one.kind === 'static' ? written(one.text) : `{${one.name}}`)).join('/');
