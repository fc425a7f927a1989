import type { Property, Type } from '../model.ts';
import { literal, member, propertyKey } from '../print/quote.ts';
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
  const fixed = properties.filter(({ optional }) => !optional).map((one) => `${propertyKey(one.name)}: ${fieldValue(one, functions)},`);
  const object = fixed.length === 0 ? '{}' : `{\n${fixed.map((line) => `    ${line}`).join('\n')}\n  }`;
  const optional = properties.filter((one) => one.optional);
  if (optional.length === 0) return `  return ${object};`;
  const lines = optional.map((one) => {
    const assigned = `${member('output', one.name)} = ${fieldValue(one, functions)}`;
    return `  if (${member('input', one.name)} !== undefined) ${assigned};`;
  });
  const writable = functions.module.runtimeType('Writable');
  return [`  const output: ${writable}<${type}> = ${object};`, ...lines, '  return output;'].join('\n');
}

/** A default is written out where it is used: each request gets its own. */
function fieldValue(property: Property, functions: TypeFunctions): string {
  const input = member('input', property.name);
  const value = readValue(property.type, input, functions);
  return property.default === undefined ? value : `${input} === undefined ? ${literal(property.default)} : ${value}`;
}

/** An object without a name gets a function of its own, which stands above what uses it. */
function readObject(type: Extract<Type, { kind: 'object' }>, input: string, functions: TypeFunctions): string {
  const name = functions.ownFunction('read', type, (own) => {
    const text = functions.annotation(type);
    const fields = readFields(type.properties, text, functions);
    functions.module.add(`function ${own}(input: ${text}) {\n${fields}\n}`, ranks.read);
  });
  return `${name}(${input})`;
}

function itemFunction(type: Type, functions: TypeFunctions): string {
  return type.kind === 'model' ? functions.modelFunction('read', type.id) : `(item) => ${readValue(type, 'item', functions)}`;
}

/** The member that fits is the one that is read; what has no fields is left for the end, for it is passed on anyway. */
function readUnion(union: Extract<Type, { kind: 'union' }>, input: string, functions: TypeFunctions): string {
  const read = functions.output.byDetail(union.members.filter((one) => !isReadAsIs(one)));
  const others = union.members.filter(isReadAsIs);
  if (read.length === 1 && others.every(({ kind }) => kind === 'null')) {
    return `${input} === null ? null : ${readValue(read[0]!, input, functions)}`;
  }
  const name = functions.ownFunction('read', union, (own) => {
    const last = others.length === 0 ? readValue(read.at(-1)!, 'input', functions) : 'input';
    const tried = others.length === 0 ? read.slice(0, -1) : read;
    const lines = tried.map((one) => `  if (${functions.condition(one, 'input')}) return ${readValue(one, 'input', functions)};`);
    functions.module.add(`function ${own}(input: ${functions.typeText(union)}) {\n${lines.join('\n')}\n  return ${last};\n}`, ranks.read);
  });
  return `${name}(${input})`;
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
