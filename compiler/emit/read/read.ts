import type { ObjectType, Property, TupleType, Type } from '../../model/model.ts';
import { canHaveValue, onlyPresentMember, partsOf, typesIn } from '../../model/walk.ts';
import type { Module } from '../../print/module.ts';
import { member, propertyKey, quote } from '../../print/quote.ts';
import { byKey } from '../by-key.ts';
import { fieldSet } from '../field-set.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { holdsKind } from '../unions/kinds.ts';
import { castToOwn, castToWritten, isNominal, needsCastToOwn } from './casts.ts';
import { declaredPart } from './declared-part.ts';
import { orDefault } from './or-default.ts';
import { unionFunction } from './read-union.ts';
import { isFilledIn, isInPlace, isOptionalValue, isReadAsIs } from './ways.ts';

/**
 * An expression for the value that the handler gets for a checked `input`: a new value with only the declared
 * fields, and with defaults filled in. A value without fields is passed on unchanged, because JSON cannot add
 * anything to it.
 */
export function readValue(type: Type, input: string, functions: TypeFunctions): string {
  if (isReadAsIs(type, functions.models)) return input;
  const own = ownFunction(type, functions);
  if (own !== undefined) return `${own}(${input})`;
  switch (type.kind) {
    case 'list':
      return `${input}.map(${itemFunction(type.item, functions)})`;
    case 'record':
      return `${functions.module.runtime('readRecord')}(${input}, ${itemFunction(type.value, functions)})`;
    case 'union':
      return `${input} === null ? null : ${readValue(onlyPresentMember(type)!, input, functions)}`;
    default:
      return input;
  }
}

/** The name of the function that reads the type; undefined for one whose values are read in place. */
function ownFunction(type: Type, functions: TypeFunctions): string | undefined {
  switch (type.kind) {
    case 'model':
      return functions.modelFunction('read', type.id);
    case 'object':
      return objectFunction(type, functions);
    case 'tuple':
      return tupleFunction(type, functions);
    case 'union':
      return onlyPresentMember(type) ? undefined : unionFunction(type, functions);
    default:
      return undefined;
  }
}

/**
 * The statements of a function that makes an object of `type` from the fields of `input`. `own` is the app's
 * own name for the type, if it has one.
 */
export function readFields(
  object: ObjectType,
  type: string,
  functions: TypeFunctions,
  own: string | undefined,
): string {
  const { indexes, properties } = object;
  const given = properties.filter(({ optional }) => !optional);
  const isOpen = properties.some((one) => !canHaveValue(one));
  // To TypeScript, `error: undefined` must be there.
  const isCast = own !== undefined && (isOpen || given.some((one) => needsCastToOwn(one.type, functions)));
  const fixed = given.map((one) => `${propertyKey(one.name)}: ${fieldValue(one, type, functions, isCast)},`);
  const made = fixed.length === 0 ? '{}' : `{\n${fixed.map((line) => `    ${line}`).join('\n')}\n  }`;
  const cast = isCast ? ` as ${own}` : '';
  if (!isFilledIn(object)) return `  return ${made}${cast};`;
  const filled = properties.filter(isOptionalValue).map((one) => {
    const field = own && `Exclude<${own}[${quote(one.name)}], undefined>`;
    const value = castToOwn(fieldValue(one, type, functions, false), one.type, field, functions);
    return `  if (${member('input', one.name)} !== undefined) ${member('output', one.name)} = ${value};`;
  });
  const writable = `${functions.module.runtimeType('Writable')}<${type}>`;
  const lines = inParts(filled, `input: ${type}, output: ${writable}`, functions.module);
  if (indexes !== undefined) {
    const { module } = functions;
    const use = {
      value: 'value: any',
      otherwise: 'undefined',
      make: (value: Type) => readValue(value, 'value', functions),
      typeText: (value: Type) => functions.typeText(value),
    } as const;
    const read = byKey(indexes, use, module);
    const call = `${module.runtime('readOthers')}(input, output, ${fieldSet(properties, module)}`;
    lines.push(`  ${call}, ${read});`);
  }
  return [`  const output = ${made} as ${writable};`, ...lines, '  return output;'].join('\n');
}

/**
 * Statements that are independent of one another; moved to functions of their own where there are many,
 * because TypeScript gives up on a function of some 2,000 branches.
 */
function inParts(lines: readonly string[], parameters: string, module: Module): string[] {
  if (lines.length <= maxLines) return [...lines];
  return Array.from({ length: Math.ceil(lines.length / maxLines) }, (_, at) => {
    const name = module.names.take('readPart');
    const part = lines.slice(at * maxLines, (at + 1) * maxLines);
    module.add(`function ${name}(${parameters}): void {\n${part.join('\n')}\n}`, ranks.read);
    return `  ${name}(input, output);`;
  });
}

const maxLines = 200;

/** The value of a field. A default is written out in place, so that each request gets its own. */
function fieldValue(property: Property, owner: string, functions: TypeFunctions, isCast: boolean): string {
  const input = member('input', property.name);
  const read = readValue(property.type, input, functions);
  const value = isCast ? castToWritten(read, property.type, functions) : read;
  if (property.default === undefined) return value;
  const declared = declaredPart(property.type, property.default, functions.models);
  const isNullable = holdsKind('null', [property.type], functions.models);
  const filled = orDefault(input, value, declared, isNullable);
  // The constant of an enum member or a branded type is a plain string or number here.
  return typesIn(property.type).some(isNominal) ? `(${filled}) as ${owner}[${quote(property.name)}]` : filled;
}

/** The function that reads an unnamed object. */
function objectFunction(type: ObjectType, functions: TypeFunctions): string {
  return functions.ownFunction('read', type, (own) => {
    const text = functions.annotation(type);
    const fields = readFields(type, text, functions, undefined);
    functions.module.add(`function ${own}(${inputName(type)}: ${text}) {\n${fields}\n}`, ranks.read);
  });
}

/** The name of the parameter for a value, with `_` before it where the function does not use it. */
export const inputName = (type: Type) =>
  (type.kind === 'object' || type.kind === 'tuple') && partsOf(type).every(({ kind }) => kind === 'never')
    ? '_input'
    : 'input';

/** The function that reads an unnamed tuple. */
function tupleFunction(type: TupleType, functions: TypeFunctions): string {
  return functions.ownFunction('read', type, (own) => {
    const text = functions.typeText(type);
    const items = readItems(type, functions);
    functions.module.add(`function ${own}(input: ${text}): ${text} {\n  return ${items};\n}`, ranks.read);
  });
}

/**
 * An expression for a tuple of the items of `input`. Optional items, the rest and the items after it are
 * spread.
 */
export function readItems(type: TupleType, functions: TypeFunctions): string {
  const { items, rest, tail } = type;
  const slice = (from: number, to?: number) => `input.slice(${to === undefined ? from : `${from}, ${to}`})`;
  const read = (one: Type, list: string) =>
    isReadAsIs(one, functions.models) ? `...${list}` : `...${list}.map(${itemFunction(one, functions)})`;
  const spread = (one: Type, from: number, to?: number) =>
    read(one, `(${slice(from, to)} as ${functions.typeText({ kind: 'list', item: one })})`);
  const parts = [
    ...items.map((one, i) =>
      one.optional ? spread(one.type, i, i + 1) : readValue(one.type, `input[${i}]`, functions),
    ),
    ...(rest
      ? [tail.length > 0 ? spread(rest, items.length, -tail.length) : spread(rest, items.length)]
      : []),
    ...tail.map((one, i) =>
      spread(one, i - tail.length, i === tail.length - 1 ? undefined : i - tail.length + 1),
    ),
  ];
  // TypeScript takes a spread list for one of any length.
  const isWidened = tail.length > 0 || items.some(({ optional }) => optional);
  return `[${parts.join(', ')}] as ${isWidened ? 'unknown as ' : ''}${functions.typeText(type)}`;
}

function itemFunction(type: Type, functions: TypeFunctions): string {
  const own = ownFunction(type, functions);
  if (own !== undefined) return own;
  const value = readValue(type, 'item', functions);
  const item = isInPlace(type) ? `item: ${functions.typeText(type)}` : 'item';
  return `(${item}) => ${value}`;
}
