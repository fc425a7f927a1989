import type { Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';
import { patternConstant } from '../pattern.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { objectFunction } from './write-fields.ts';
import { literalFunction, writeOneOfMany } from './write-literal.ts';
import { tupleFunction } from './write-tuple.ts';
import { unionFunction } from './write-union.ts';

/** An expression for the JSON text of `value`, with only its declared fields. */
export function writeValue(type: Type, value: string, functions: TypeFunctions): string {
  const own = ownFunction(type, functions);
  if (own !== undefined) return `${own}(${value})`;
  const { module } = functions;
  switch (type.kind) {
    case 'string': {
      const pattern = patternConstant(type.template!.pattern, module);
      return `${module.runtime('writeTemplate')}(${value}, ${pattern})`;
    }
    case 'list':
      return `${module.runtime('writeList')}(${value}, ${itemFunction(type.item, functions)})`;
    case 'record':
      return `${module.runtime('writeRecord')}(${value}, ${itemFunction(type.value, functions)})`;
    case 'literal':
      return writeOneOfMany(type, value, functions);
    case 'union':
      return `${value} === null ? 'null' : ${writeValue(onlyPresentMember(type)!, value, functions)}`;
    case 'never':
      return `${module.runtime('unmatched')}(${value}, 'nothing')`;
    default:
      throw new Error(`a ${type.kind} has a function of its own`);
  }
}

/**
 * A function that writes the type: its own function, if it has one; otherwise an arrow function over `item`,
 * annotated where TypeScript cannot infer the type.
 */
export function itemFunction(type: Type, functions: TypeFunctions, annotation = ''): string {
  return ownFunction(type, functions) ?? `(item${annotation}) => ${writeValue(type, 'item', functions)}`;
}

/** The name of a function that takes only a value of the type; undefined where there is none. */
function ownFunction(type: Type, functions: TypeFunctions): string | undefined {
  const { module } = functions;
  switch (type.kind) {
    case 'string':
      return isPlainString(type) ? module.runtime('writeString') : undefined;
    case 'number':
      return module.runtime(type.int ? 'writeInt' : 'writeNumber');
    case 'boolean':
      return module.runtime('writeBoolean');
    case 'date':
      return module.runtime('writeDate');
    case 'unknown':
      return module.runtime('writeUnknown');
    case 'null':
      return module.runtime('writeNull');
    case 'model':
      return functions.modelFunction('write', type.id);
    case 'object':
      return objectFunction(type, functions);
    case 'tuple':
      return tupleFunction(type, functions);
    case 'literal':
      return literalFunction(type, functions);
    case 'union':
      return onlyPresentMember(type) ? undefined : unionFunction(type, functions);
    case 'list':
      return isPlainString(type.item) ? module.runtime('writeStrings') : undefined;
    case 'record':
    case 'never':
      return undefined;
  }
}

function isPlainString(type: Type): boolean {
  return type.kind === 'string' && type.template === undefined;
}
