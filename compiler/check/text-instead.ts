import { dateText, type TextInstead } from '../diagnose/catalogue/types.ts';
import type { Models, TextSource, TupleType, Type } from '../model/model.ts';
import { fieldsOf, partsOf, presentMembers, resolved } from '../model/walk.ts';
import { quote } from '../print/quote.ts';
import { isScalar } from './text-types.ts';
import { typeInHint, typeName } from './type-name.ts';

/** The type to use in place of one that a text cannot hold; undefined where the intent is not clear. */
export function textInstead(type: Type): TextInstead | undefined {
  const present = presentMembers(type);
  const [first, second] = present;
  if (first && second) {
    const list = present.find(({ kind }) => kind === 'list');
    if (list?.kind === 'list' && typeName(list.item) === typeName(first === list ? second : first))
      return present.length === 2 ? { kind: 'list', type: typeName(list) } : undefined;
    if (present.every(isOfTexts)) return { kind: 'pattern' };
    if (present.every(isOfWords)) return { kind: 'words', type: present.map(words).join(' | ') };
    return isOfCases(type) ? { kind: 'case' } : undefined;
  }
  if (first?.kind === 'date') return { kind: 'text', text: dateText };
  if (first?.kind === 'tuple') return ofTuple(first);
  if (first?.kind !== 'list') return undefined;
  if (first.item.kind === 'date') return { kind: 'texts', text: dateText };
  return isOfCases(first.item) ? ofItems(textInstead(first.item)) : undefined;
}

/** The same for a field of a form: fields that it would hold are fields of the form, `address[city]`. */
export function formFieldInstead(type: Type): TextInstead | undefined {
  const isNested = type.kind === 'model' || partsOf(type).length > 0;
  return textInstead(type) ?? (isNested ? { kind: 'flat' } : undefined);
}

/** The replacement of a list, from that of its items. */
function ofItems(item: TextInstead | undefined): TextInstead {
  if (item?.kind === 'pattern') return { kind: 'patterns' };
  return item?.kind === 'words' ? { kind: 'words', type: `(${item.type})[]` } : { kind: 'cases' };
}

/**
 * The replacement of an index signature, by which all values of a source were meant:
 * `Query<Record<string, string>>`.
 */
export function wholeSource(source: TextSource, type: Type, models: Models): TextInstead | undefined {
  const own = resolved(type, models);
  if (own.kind !== 'record' && (own.kind !== 'object' || own.indexes === undefined)) return undefined;
  return { kind: 'whole', source };
}

/** The replacement of a nullable form model, the model alone, and of several form models, one for all. */
export function formModelInstead(source: TextSource, type: Type, models: Models): TextInstead | undefined {
  const own = resolved(type, models);
  if (source !== 'form' || own.kind !== 'union') return undefined;
  const present = presentMembers(own);
  if (!present.every((one) => fieldsOf(one, models) !== undefined)) return undefined;
  const [only, ...more] = present;
  return more.length > 0 ? { kind: 'one-model' } : { kind: 'model', type: typeInHint(only!) };
}

/** Whether a type is a union whose members can each be read from text: `int | 'all'`. */
const isOfCases = (type: Type) =>
  type.kind === 'union' && presentMembers(type).every((one) => isScalar(one) || one.kind === 'date');

/** Whether a type has only strings as values: a template literal type, or literals beside one. */
const isOfTexts = (type: Type) =>
  type.kind === 'string' ||
  (type.kind === 'literal' && type.values.every((value) => typeof value === 'string'));

/** Whether the texts of a type form a known, finite set. */
const isOfWords = (type: Type) => type.kind === 'boolean' || type.kind === 'literal';

/** The texts of such a type. */
const words = (type: Type) =>
  (type.kind === 'literal' ? type.values : [true, false]).map((value) => quote(`${value}`)).join(' | ');

/**
 * A list in place of a tuple whose items all have the same type; undefined where the types differ or an item
 * may be absent.
 */
function ofTuple({ items, rest, tail }: TupleType): TextInstead | undefined {
  const [first] = items;
  if (first === undefined || rest !== undefined || tail.length > 0) return undefined;
  const name = typeName(first.type);
  const isSame = items.every(({ optional, type }) => !optional && typeName(type) === name);
  return isSame && isScalar(first.type)
    ? { kind: 'tuple', type: typeName({ kind: 'list', item: first.type }), length: items.length }
    : undefined;
}
