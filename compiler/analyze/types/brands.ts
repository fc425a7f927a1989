import { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import { isPublicName } from '../context.ts';
import { isOptional } from '../syntax/symbols.ts';
import { isList } from './lists.ts';

const { BooleanLike, NumberLike, StringLike } = ts.TypeFlags;

/** The primitive of a branded type, `string & { __brand: 'Email' }`: the brand exists for TypeScript alone. */
export function primitiveOf(type: ts.Type): ts.Type {
  if (!type.isIntersection()) return type;
  return type.types.find(isPrimitive) ?? type;
}

/**
 * The parts of an intersection that determine what the value is: primitives, lists and tuples. Usually there
 * is one.
 */
export function carriersOf(parts: readonly ts.Type[], checker: ts.TypeChecker): readonly ts.Type[] {
  return parts.filter((one) => isPrimitive(one) || isList(one, checker) || checker.isTupleType(one));
}

/**
 * Whether an intersection has a brand beside a primitive, a list or a tuple. A part without fields, as in
 * `string & {}`, is no brand.
 */
export function isBranded(parts: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  const carriers = carriersOf(parts, checker);
  return (
    carriers.length > 0 && parts.some((one) => !carriers.includes(one) && one.getProperties().length > 0)
  );
}

/** Whether an object has a field that JSON cannot hold, as in `{ id: int } & { [brand]: 'User' }`. */
export function isBrandedObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.getPropertiesOfType(type).some((symbol) => !isPublicName(symbol) && !isOptional(symbol));
}

/** The type with a brand; for a union, on each member. */
export function branded(type: Type): Type {
  switch (type.kind) {
    case 'union':
      return { ...type, members: type.members.map(branded) };
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'list':
    case 'tuple':
      return { ...type, branded: true };
    default:
      return type;
  }
}

/** The kind of primitive that a type is; undefined for every other type. */
export const primitiveKind = ({ flags }: ts.Type) =>
  [StringLike, NumberLike, BooleanLike].find((kind) => flags & kind);

export const isPrimitive = (type: ts.Type) => primitiveKind(type) !== undefined;
