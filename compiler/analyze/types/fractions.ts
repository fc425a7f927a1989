import { ts } from 'ts-morph';
import type { Property, Type } from '../../model/model.ts';
import { typesIn, withParts } from '../../model/walk.ts';
import { givenTo } from '../syntax/fixed-expressions.ts';
import { mayGiveFraction } from './fractional-expressions.ts';
import { constantOf } from './literal-types.ts';

/*
 * Fractions that TypeScript does not see. An `int` accepts any number, so where TypeScript decides for `int`,
 * a fraction may follow: `limit` is still an `int` after `limit = limit / 2`, and so is the sum in
 * `counts.reduce((sum, count) => sum + count / 2, 0)`. Such a part of an inferred type is a `number`.
 */

/**
 * The type of a value that is an expression, with `number` for each `int` that may be a fraction. `checker` is
 * that of the marked Program: the other one knows no `int`.
 */
export function withFractions(type: Type, given: ts.Expression | undefined, checker: ts.TypeChecker): Type {
  if (given === undefined || !holdsInt(type)) return type;
  if (ts.isConditionalExpression(given))
    return withFractions(withFractions(type, given.whenTrue, checker), given.whenFalse, checker);
  if (ts.isObjectLiteralExpression(given)) return withFractionsOfFields(type, given, checker);
  return mayGiveFraction(given, checker) ? withoutInt(type) : type;
}

/** Where several objects have equal types, TypeScript keeps one, which says nothing of the others' expressions. */
function withFractionsOfFields(
  type: Type,
  literal: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): Type {
  if (type.kind === 'union')
    return { ...type, members: type.members.map((one) => withFractionsOfFields(one, literal, checker)) };
  if (type.kind !== 'object') return type;
  const given = new Map(literal.properties.map((one) => [nameOf(one, checker), givenTo(one)]));
  if (!type.properties.every((one) => mayHave(one, given, checker))) return type;
  const properties = type.properties.map((one) => ({
    ...one,
    type: withFractions(one.type, given.get(one.name), checker),
  }));
  return { ...type, properties };
}

/**
 * Whether an object literal may have a field as a member of a union has it. Of the fields of other members,
 * TypeScript makes impossible ones. A spread or a computed name, which is not known here, may be any field.
 */
function mayHave(
  { name, optional, type }: Property,
  given: ReadonlyMap<string | undefined, ts.Expression | undefined>,
  checker: ts.TypeChecker,
): boolean {
  const expression = given.get(name);
  if (expression === undefined) return optional || given.has(undefined);
  if (type.kind !== 'literal') return type.kind !== 'never';
  const value = constantOf(checker.getTypeAtLocation(expression), checker);
  return value === undefined || type.values.some((one) => one === value);
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike, checker: ts.TypeChecker) =>
  name && checker.getSymbolAtLocation(name)?.name;

/** Whether a type has an `int`. What a name stands for is declared, and so a promise. */
const holdsInt = (type: Type) => typesIn(type).some((one) => one.kind === 'number' && one.int);

/** Its bounds are those of the `int`, of which the fraction knows as little. */
function withoutInt(type: Type): Type {
  if (type.kind === 'number') return { kind: 'number', int: false, ...(type.docs && { docs: type.docs }) };
  return type.kind === 'object' ? type : withParts(type, withoutInt);
}
