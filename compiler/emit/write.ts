import type { Type } from '../model.ts';
import type { TypeFunctions } from './type-functions.ts';
import { objectFunction } from './write-fields.ts';
import { literalItemFunction, writeLiteral } from './write-literal.ts';
import { tupleFunction } from './write-tuple.ts';
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
      return writeLiteral(type, value, functions);
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
  if (type.kind === 'literal') return literalItemFunction(type, functions);
  return `(item${annotation}) => ${writeValue(type, 'item', functions)}`;
}
