import type { ObjectType, Property, TupleType, Type } from '../model.ts';
import { functionText } from '../print/function.ts';
import { member } from '../print/quote.ts';
import { byKey } from './by-key.ts';
import { fieldSet } from './field-set.ts';
import { ranks } from './ranks.ts';
import { isEverThere, used } from './read.ts';
import type { TypeFunctions } from './type-functions.ts';
import { writeUnion } from './write-union.ts';

/** An expression for the JSON text of `value`: its declared fields alone, whatever else it holds. */
export function writeValue(type: Type, value: string, functions: TypeFunctions): string {
  const call = (name: string, ...more: string[]) =>
    `${functions.module.runtime(name)}(${[value, ...more].join(', ')})`;
  switch (type.kind) {
    case 'string':
      return call('writeString');
    case 'number':
      return call('writeNumber');
    case 'boolean':
      return call('writeBoolean');
    case 'date':
      return call('writeDate');
    case 'literal':
      return call('writeLiteral');
    case 'unknown':
      return call('writeUnknown');
    case 'null':
      return call('writeNull');
    case 'never':
      throw new Error('a field that is never there is not written');
    case 'list':
      return call('writeList', itemFunction(type.item, functions));
    case 'record':
      return call('writeRecord', itemFunction(type.value, functions));
    case 'model':
      return `${functions.modelFunction('write', type.id)}(${value})`;
    case 'object':
      return `${objectFunction(type, functions)}(${value})`;
    case 'tuple':
      return `${tupleFunction(type, functions)}(${value})`;
    case 'union':
      return writeUnion(type, value, functions);
  }
}

/** The name of a function that writes the type: its own one where it has one; else one of an `item`, annotated where nothing tells its type. */
export function itemFunction(type: Type, functions: TypeFunctions, annotation = ''): string {
  const own: Partial<Record<Type['kind'], string>> = {
    string: 'writeString',
    number: 'writeNumber',
    boolean: 'writeBoolean',
    null: 'writeNull',
    date: 'writeDate',
    unknown: 'writeUnknown',
  };
  const name = own[type.kind];
  if (name !== undefined) return functions.module.runtime(name);
  if (type.kind === 'model') return functions.modelFunction('write', type.id);
  if (type.kind === 'object') return objectFunction(type, functions);
  if (type.kind === 'tuple') return tupleFunction(type, functions);
  return `(item${annotation}) => ${writeValue(type, 'item', functions)}`;
}

/** The JSON text of an object's fields, a line for each, and of what its index signatures allow. */
export function writeFields(object: ObjectType, functions: TypeFunctions): string {
  const { indexes } = object;
  const properties = object.properties.filter(isEverThere);
  const firstFixed = properties.findIndex(({ optional }) => !optional);
  const pieces = properties.map((property, i) => {
    const [before, after] =
      firstFixed === -1 || i > firstFixed ? [',', ''] : i < firstFixed ? ['', ','] : ['', ''];
    const piece = fieldText(property, before, after, functions);
    return property.optional ? `(${member('value', property.name)} === undefined ? '' : ${piece})` : piece;
  });
  if (indexes) {
    const { module } = functions;
    const write = byKey(
      indexes,
      'item',
      module,
      (value) => writeValue(value, 'item', functions),
      'undefined',
    );
    pieces.push(`${module.runtime('writeOthers')}(value, ${fieldSet(object.properties, module)}, ${write})`);
  }
  // Where no field has to be there, nothing else refuses what is no object.
  if (firstFixed === -1) {
    const text = pieces.length === 0 ? "''" : pieces.join(' +\n      ');
    return `${functions.module.runtime('writeOptionals')}(value, ${text})`;
  }
  return joinPieces(["'{'", ...pieces, "'}'"]);
}

function fieldText(
  { name, type }: Property,
  before: string,
  after: string,
  functions: TypeFunctions,
): string {
  const key = templateText(`${before}${JSON.stringify(name)}:`);
  const value = member('value', name);
  if (!isText(type)) return `\`${key}\${${writeValue(type, value, functions)}}${after}\``;
  return `\`${key}"\${${functions.module.runtime('escapeString')}(${value})}"${after}\``;
}

/** Whether all its values are strings: their quotes are part of the text around them, which makes fewer texts to join. */
function isText(type: Type): boolean {
  return type.kind === 'string' || (type.kind === 'literal' && type.values.every(isString));
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Puts the braces into the templates beside them, and closing quotes into those that follow. */
function joinPieces(pieces: string[]): string {
  const [first, ...rest] = withQuotesMoved(pieces.slice(1, -1));
  const opened = first!.startsWith('`') ? [`\`{${first!.slice(1)}`] : ["'{'", first!];
  const all = [...opened, ...rest];
  const last = all.at(-1)!;
  const closed = last.endsWith('`') ? [...all.slice(0, -1), `${last.slice(0, -1)}}\``] : [...all, "'}'"];
  return closed.join(' +\n    ');
}

/** A template that ends with a quote hands it on to the one after it: one text less to join. */
function withQuotesMoved(pieces: readonly string[]): readonly string[] {
  const isOpen = (at: number) => pieces[at]?.endsWith('"`') && pieces[at + 1]?.startsWith('`');
  return pieces.map((piece, at) => {
    const begun = isOpen(at - 1) ? `\`"${piece.slice(1)}` : piece;
    return isOpen(at) ? `${begun.slice(0, -2)}\`` : begun;
  });
}

/** Text for a template literal. */
function templateText(text: string): string {
  return text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replace(
      /[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
    );
}

/** The JSON text of a tuple: what may be absent, the rest and what comes after it item by item. */
export function writeItems(type: TupleType, functions: TypeFunctions): string {
  const { items, rest, tail } = type;
  const list = (one: Type, from: number, to?: number) => {
    const range = [from, ...(to === undefined ? [] : [to])].join(', ');
    const item = itemFunction(one, functions, `: ${functions.typeText(one)}`);
    return `\${${functions.module.runtime('writeRange')}(value, ${item}, ${range})}`;
  };
  const pieces = items.map((one, i) =>
    one.optional ? list(one.type, i, i + 1) : `,\${${writeValue(one.type, `value[${i}]`, functions)}}`,
  );
  if (rest) pieces.push(tail.length > 0 ? list(rest, items.length, -tail.length) : list(rest, items.length));
  pieces.push(
    ...tail.map((one, i) =>
      list(one, i - tail.length, i === tail.length - 1 ? undefined : i - tail.length + 1),
    ),
  );
  const [first, ...more] = pieces;
  if (first === undefined) return "'[]'";
  if (first.startsWith(',')) return `\`[${first.slice(1)}${more.join('')}]\``;
  return `\`[\${\`${pieces.join('')}\`.slice(1)}]\``;
}

function tupleFunction(type: TupleType, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const text = writeItems(type, functions);
    const signature = `${own}(${used('value', type)}: ${functions.typeText(type)}): string`;
    functions.module.add(functionText(signature, text), ranks.write);
  });
}

function objectFunction(type: ObjectType, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const fields = writeFields(type, functions);
    const signature = `${own}(value: ${functions.annotation(type)}): string`;
    functions.module.add(functionText(signature, fields), ranks.write);
  });
}
