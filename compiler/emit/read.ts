import type { Property, Type } from '../model.ts';
import { literal, member, propertyKey, quote } from '../print/quote.ts';
import { mixable } from './overlap.ts';
import { ranks } from './ranks.ts';
import type { TypeFunctions } from './type-functions.ts';

/**
 * An expression for the value that the handler gets of a checked `input`: fresh, with declared fields and filled defaults alone.
 * What came from JSON and has no fields of its own holds nothing else, so it is passed on as it is.
 */
export function readValue(type: Type, input: string, functions: TypeFunctions): string {
  if (isReadAsIs(type)) return input;
  switch (type.kind) {
    case 'model':
      return `${functions.modelFunction('read', type.id)}(${input})`;
    case 'object':
      return readObject(type, input, functions);
    case 'list':
      return `${input}.map(${itemFunction(type.item, functions)})`;
    case 'record':
      return `${functions.module.runtime('readRecord')}(${input}, ${itemFunction(type.value, functions)})`;
    case 'union':
      return readUnion(type, input, functions);
    default:
      return input;
  }
}

/** The statements of a function that makes `type` of the fields of `input`. */
export function readFields(properties: readonly Property[], type: string, functions: TypeFunctions): string {
  const fixed = properties
    .filter(({ optional }) => !optional)
    .map((one) => `${propertyKey(one.name)}: ${fieldValue(one, type, functions)},`);
  const object = fixed.length === 0 ? '{}' : `{\n${fixed.map((line) => `    ${line}`).join('\n')}\n  }`;
  const optional = properties.filter((one) => one.optional);
  // An unnamed object's lists are readonly here, and its optional fields may be undefined: more than its own type says.
  const cast =
    fixed.length > 0 && properties.some((one) => !one.optional && holdsUnnamed(one.type))
      ? ` as ${type}`
      : '';
  if (optional.length === 0) return `  return ${object}${cast};`;
  const lines = optional.map((one) => {
    const cast = holdsUnnamed(one.type) ? ` as Exclude<${type}[${quote(one.name)}], undefined>` : '';
    const assigned = `${member('output', one.name)} = ${fieldValue(one, type, functions)}${cast}`;
    return `  if (${member('input', one.name)} !== undefined) ${assigned};`;
  });
  const writable = `${functions.module.runtimeType('Writable')}<${type}>`;
  return [`  const output = ${object} as ${writable};`, ...lines, '  return output;'].join('\n');
}

function holdsEnum(type: Type): boolean {
  if (type.kind === 'object') return type.properties.some((one) => holdsEnum(one.type));
  if (type.kind === 'union') return type.members.some(holdsEnum);
  if (type.kind === 'list') return holdsEnum(type.item);
  return type.kind === 'record' ? holdsEnum(type.value) : type.kind === 'literal' && type.enum;
}

/** Whether an object without a name is in it: what is made of one has a type of its own. */
function holdsUnnamed(type: Type): boolean {
  if (type.kind === 'union') return type.members.some(holdsUnnamed);
  if (type.kind === 'list') return holdsUnnamed(type.item);
  return type.kind === 'record' ? holdsUnnamed(type.value) : type.kind === 'object';
}

/** A default is written out where it is used: each request gets its own. */
function fieldValue(property: Property, owner: string, functions: TypeFunctions): string {
  const input = member('input', property.name);
  const value = readValue(property.type, input, functions);
  if (property.default === undefined) return value;
  const filled = `${input} === undefined ? ${literal(property.default)} : ${value}`;
  // A constant that is an enum's member is a mere text or number here.
  return holdsEnum(property.type) ? `(${filled}) as ${owner}[${quote(property.name)}]` : filled;
}

/** An object without a name gets a function of its own, which stands above what uses it. */
function readObject(
  type: Extract<Type, { kind: 'object' }>,
  input: string,
  functions: TypeFunctions,
): string {
  const name = functions.ownFunction('read', type, (own) => {
    const text = functions.annotation(type);
    const fields = readFields(type.properties, text, functions);
    functions.module.add(
      `function ${own}(${used('input', type.properties)}: ${text}) {\n${fields}\n}`,
      ranks.read,
    );
  });
  return `${name}(${input})`;
}

/** A parameter's name: with `_` before it where there is no field to take from it. */
export const used = (name: string, properties: readonly Property[]) =>
  properties.length === 0 ? `_${name}` : name;

function itemFunction(type: Type, functions: TypeFunctions): string {
  return type.kind === 'model'
    ? functions.modelFunction('read', type.id)
    : `(item) => ${readValue(type, 'item', functions)}`;
}

/** The member that fits is the one that is read; what has no fields is left for the end, for it is passed on anyway. */
function readUnion(union: Extract<Type, { kind: 'union' }>, input: string, functions: TypeFunctions): string {
  const read = functions.output.byDetail(union.members.filter((one) => !isReadAsIs(one)));
  const others = union.members.filter(isReadAsIs);
  if (read.length === 1 && others.every(({ kind }) => kind === 'null')) {
    return `${input} === null ? null : ${readValue(read[0]!, input, functions)}`;
  }
  const mixed = mixable(read, functions.output);
  const name = functions.ownFunction('read', union, (own) => {
    if (mixed.length > 0) return readMixed(own, union, mixed, functions);
    const last = others.length === 0 ? readValue(read.at(-1)!, 'input', functions) : 'input';
    const tried = others.length === 0 ? read.slice(0, -1) : read;
    const lines = tried.map(
      (one) => `  if (${functions.condition(one, 'input')}) return ${readValue(one, 'input', functions)};`,
    );
    functions.module.add(
      `function ${own}(input: ${functions.typeText(union)}) {\n${lines.join('\n')}\n  return ${last};\n}`,
      ranks.read,
    );
  });
  return `${name}(${input})`;
}

/** Whoever fits several members keeps the fields of each. */
function readMixed(
  name: string,
  union: Extract<Type, { kind: 'union' }>,
  mixed: readonly Type[],
  functions: TypeFunctions,
): void {
  const { module } = functions;
  const others = union.members.filter((one) => !mixed.includes(one));
  const text = functions.typeText(union);
  const tried = others
    .filter((one) => !isReadAsIs(one))
    .map(
      (one) => `  if (${functions.condition(one, 'input')}) return ${readValue(one, 'input', functions)};`,
    );
  const asIs = others.some(isReadAsIs)
    ? [`  if (!(${mixed.map((one) => functions.condition(one, 'input')).join(' || ')})) return input;`]
    : [];
  const parts = mixed.map(
    (one) => `    ...(${functions.condition(one, 'input')} && ${readValue(one, 'input', functions)}),`,
  );
  const lines = [
    `function ${name}(input: ${text}) {`,
    ...tried,
    ...asIs,
    '  return {',
    ...parts,
    `  } as ${text};`,
    '}',
  ];
  module.add(lines.join('\n'), ranks.read);
}

function isReadAsIs(type: Type): boolean {
  switch (type.kind) {
    case 'model':
    case 'object':
      return false;
    case 'list':
      return isReadAsIs(type.item);
    case 'record':
      return isReadAsIs(type.value);
    case 'union':
      return type.members.every(isReadAsIs);
    default:
      return true;
  }
}
