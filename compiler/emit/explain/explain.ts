import type {
  ListType,
  NumberType,
  ObjectType,
  StringType,
  TupleItem,
  TupleType,
  Type,
  UnionType,
} from '../../model/model.ts';
import { isRequired, presentMembers } from '../../model/walk.ts';
import { indented } from '../../print/indented.ts';
import type { RuntimeValue } from '../../print/module.ts';
import { literal, propertyKey, quote } from '../../print/quote.ts';
import { chain } from '../by-key.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { type Discriminator, discriminatorOf, taggedBy } from '../unions/discriminator.ts';
import { explainPresent, messageOf } from './messages.ts';
import { memberWords } from './type-words.ts';

/** An expression for the explainer of a type, which finds the 422 entries of a refused value. */
export function explainValue(type: Type, functions: TypeFunctions): string {
  return worded(type, functions, explainWithoutMessage);
}

/** The same, without the type's own message: for a parameter or a field, which gives that message itself. */
export function explainWithoutMessage(type: Type, functions: TypeFunctions): string {
  const call = (name: RuntimeValue, ...values: string[]) =>
    `${functions.module.runtime(name)}(${values.filter((one) => one !== '').join(', ')})`;
  switch (type.kind) {
    case 'string':
      return call('string', stringRules(type));
    case 'number':
      return call(type.int ? 'int' : 'number', numberRules(type));
    case 'boolean':
    case 'never':
    case 'unknown':
      return call(type.kind);
    case 'null':
      return call('literal', '[null]');
    case 'literal':
      return call('literal', literal(type.values));
    case 'list':
      return call('list', explainValue(type.item, functions), listRules(type));
    case 'record':
      return call('record', explainValue(type.value, functions));
    case 'tuple':
      return explainTuple(type, functions);
    case 'model':
      return functions.modelFunction('explain', type.id);
    case 'object':
      return explainFields(type, functions);
    case 'union':
      return explainUnion(type, functions, { isWorded: true });
    case 'date':
      throw new Error('a Date comes in nowhere');
  }
}

/** The explainer of an object's fields, a line for each. */
export function explainFields({ indexes, properties }: ObjectType, functions: TypeFunctions): string {
  const { module } = functions;
  const lines = properties.map((one) => {
    const explained = explainPresent(
      one,
      isRequired(one),
      explainWithoutMessage(one.type, functions),
      module,
    );
    return indented(`${propertyKey(one.name)}: ${explained},`);
  });
  const fields = lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
  if (indexes === undefined) return `${module.runtime('model')}(() => (${fields}))`;
  const others = chain(indexes, module, (value) => explainValue(value, functions), 'undefined');
  return `${module.runtime('model')}(() => (${fields}), ${indexes[0]!.key ? '(key)' : '()'} => ${others})`;
}

function explainTuple({ items, rest, tail }: TupleType, functions: TypeFunctions): string {
  const { module } = functions;
  const explain = (one: Type) => explainValue(one, functions);
  const presence = (one: TupleItem) =>
    `${module.runtime(one.optional ? 'optional' : 'required')}(${explain(one.type)})`;
  const more = [
    ...(rest ? [explain(rest)] : []),
    ...(tail.length > 0 ? [`[${tail.map(explain).join(', ')}]`] : []),
  ];
  return `${module.runtime('tuple')}(${[`[${items.map(presence).join(', ')}]`, ...more].join(', ')})`;
}

/** The explainer with the type's message, which replaces the texts of the 422 entries; without one, as it is. */
function worded(
  type: Type,
  functions: TypeFunctions,
  explained: (type: Type, functions: TypeFunctions) => string,
): string {
  const message = messageOf(type);
  if (message === undefined) return explained(type, functions);
  return `${functions.module.runtime('worded')}(${quote(message)}, ${explained(type, functions)})`;
}

/**
 * The explainer of a text, which is converted first. The type's own message is left to the parameter or field,
 * which gives it itself.
 *
 * @param isHeader whether the text is a header, where commas separate the items of a list
 */
export function explainText(type: Type, isHeader: boolean, functions: TypeFunctions): string {
  const text = functions.module.runtime('text');
  const call = (name: string, ...values: string[]) =>
    `${text}.${name}(${values.filter((one) => one !== '').join(', ')})`;
  switch (type.kind) {
    case 'string':
      return call('string', stringRules(type));
    case 'number':
      return call(type.int ? 'int' : 'number', numberRules(type));
    case 'boolean':
      return call('boolean');
    case 'literal':
      return call('literal', literal(type.values));
    case 'list':
      return call(isHeader ? 'headerList' : 'list', explainItem(type.item, functions), listRules(type));
    case 'union':
      // `null` is there for the default only: no text is null.
      return explainText(presentMembers(type)[0]!, isHeader, functions);
    default:
      throw new Error(`a text is no ${type.kind}`);
  }
}

/** The explainer of an item of a list in a text. */
function explainItem(type: Type, functions: TypeFunctions): string {
  return worded(type, functions, (one) => explainText(one, false, functions));
}

/**
 * The explainer of a union: for `T | null` that of `T`; with a discriminator that of the member that it
 * selects; otherwise one that says that no member fits. Where `isWorded` is true, its message has been used
 * already.
 */
export function explainUnion(
  union: UnionType,
  functions: TypeFunctions,
  { guard, isWorded = false }: { readonly guard?: string; readonly isWorded?: boolean },
): string {
  const { module } = functions;
  const { members } = union;
  const others = presentMembers(union);
  const nullable = others.length < members.length;
  if (others.length === 1) {
    const explainOnly = isWorded ? explainWithoutMessage : explainValue;
    return `${module.runtime('nullable')}(${explainOnly(others[0]!, functions)})`;
  }
  const discriminator = discriminatorOf(others, functions.models);
  const branches = discriminator && explainBranches(discriminator, functions);
  const names = [...new Set(memberWords(others, functions).map(quote))];
  const fits = () => guard ?? functions.guard(union);
  const explained =
    branches !== undefined && taggedBy(discriminator).length === others.length
      ? branches
      : `${module.runtime('union')}(${[`[${names.join(', ')}]`, fits(), ...(branches ? [branches] : [])].join(', ')})`;
  return nullable ? `${module.runtime('nullable')}(${explained})` : explained;
}

function explainBranches({ members, name }: Discriminator, functions: TypeFunctions): string {
  const rows = members.flatMap(({ tag: { values }, type }) =>
    values.map((value) => indented(`[${literal(value)}, ${explainValue(type, functions)}],`)),
  );
  const { module } = functions;
  return `${module.runtime('tagged')}(${quote(name)}, () => [\n${rows.join('\n')}\n])`;
}

const numberRules = (type: NumberType) => rules(type, ['ge', 'gt', 'le', 'lt', 'multipleOf']);

const listRules = (type: ListType) => rules(type, ['minItems', 'maxItems', 'uniqueItems']);

function stringRules({ template, ...type }: StringType): string {
  const own = { ...type, template: template?.pattern };
  return rules(own, ['minLength', 'maxLength', 'template', 'regex', 'format']);
}

function rules<T extends object>(type: T, names: readonly (keyof T)[]): string {
  const entries = names.flatMap((name) => (type[name] === undefined ? [] : [[name, type[name]]]));
  return entries.length === 0 ? '' : literal(Object.fromEntries(entries));
}
