import { ts } from 'ts-morph';
import { type Context, otherOf } from '../context.ts';
import { splitTags } from '../options/typia-tags.ts';
import type { Place } from '../place.ts';
import { carriersOf } from './brands.ts';
import { type Exactness, hasOtherValues } from './hidden-values.ts';
import { intersectedField } from './intersected-fields.ts';
import { unmark } from './marks.ts';
import { isObjectType, membersOf } from './members.ts';
import { withoutNoInfer } from './no-infer.ts';
import { writtenArguments } from './type-arguments.ts';

/**
 * The type of an object, list or tuple in the other Program: that of its place, or else that of its
 * declaration. Of several objects in a union, it is the one with the same declaration and type arguments, or
 * with the same values; among those, the one with the same fields.
 */
export function otherAs(type: ts.Type, { other }: Place, context: Context): ts.Type | undefined {
  if (other === undefined) return declaredIn(otherOf(context), type, context.checker);
  const objects = membersOf(withoutNoInfer(other)).filter(isObjectType);
  if (objects.length < 2) return objects[0];
  const own = withoutTags(type, context.checker);
  const bare = new Map(objects.map((one) => [one, withoutTags(one, otherOf(context))]));
  const same = objects.filter((one) => isSameInstance(own, bare.get(one)!, context));
  if (same.length === 1) return same[0];
  const find = (some: readonly ts.Type[], by: Context & Exactness) =>
    some.find((one) => isAlike(own, bare.get(one)!, by));
  // A `User[]` has the values of an `Admin[]`, too, where an admin only has more optional fields.
  const exactly = { ...context, isExact: true };
  const alike = (some: readonly ts.Type[]) => find(some, exactly) ?? find(some, context);
  return alike(same) ?? alike(objects);
}

/** A type without typia's tags, and a list or a tuple also without its brand: neither is part of its value. */
function withoutTags(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const { bare } = splitTags(unmark(type, checker).bare);
  const carriers = carriersOf(bare, checker);
  const parts = carriers.length > 0 ? carriers : bare;
  return parts.length === 1 ? parts[0]! : type;
}

/** Whether a type has the same declaration and type arguments, or each part of an intersection has. */
function isSameInstance(type: ts.Type, other: ts.Type, context: Context): boolean {
  const parts = unmark(type, context.checker).bare;
  const otherParts = unmark(other, otherOf(context)).bare;
  if (parts.length !== otherParts.length) return false;
  if (parts.some((one, i) => !isSameDeclaration(one, otherParts[i]!))) return false;
  const own = writtenArguments(type, context.checker);
  const others = writtenArguments(other, otherOf(context));
  return own.every((one, i) => others[i] !== undefined && isAlike(one, others[i], context));
}

function isSameDeclaration(type: ts.Type, other: ts.Type): boolean {
  const declaration = type.getSymbol()?.declarations?.[0];
  return declaration !== undefined && declaration === other.getSymbol()?.declarations?.[0];
}

/** Whether a type and one of the other Program have the same values. */
export function isAlike(type: ts.Type, other: ts.Type, context: Context & Exactness): boolean {
  const { checker, plain } = context;
  return checker === plain ? !hasOtherValues(other, type, context) : !hasOtherValues(type, other, context);
}

/**
 * The type in one Program that a type of the other is, if it is an interface, a class, an alias or written
 * out; undefined within a generic, and for the type of an expression. Both Programs share the nodes, and so
 * the symbols of declarations.
 */
export function declaredIn(
  program: ts.TypeChecker,
  type: ts.Type,
  other: ts.TypeChecker,
): ts.Type | undefined {
  const { Class, Interface, TypeLiteral } = ts.SymbolFlags;
  const symbol = type.aliasSymbol ?? type.getSymbol();
  if (symbol === undefined) return undefined;
  if (type.aliasSymbol || symbol.flags & (Class | Interface))
    return other.getDeclaredTypeOfSymbol(symbol) === type
      ? program.getDeclaredTypeOfSymbol(symbol)
      : undefined;
  const node = symbol.flags & TypeLiteral ? symbol.declarations?.find(ts.isTypeLiteralNode) : undefined;
  return node && other.getTypeFromTypeNode(node) === type ? program.getTypeFromTypeNode(node) : undefined;
}

/** The type of a field in the other Program, if its object or its declaration is known there. */
export function otherField(symbol: ts.Symbol, { other }: Place, context: Context): ts.Type | undefined {
  const program = otherOf(context);
  const field = other && program.getPropertyOfType(other, symbol.name);
  return field ? withoutNoInfer(intersectedField(field, other, program)) : declaredField(symbol, context);
}

/**
 * The marked type of a field of the plain Program that has the type of its declaration, as in an object of a
 * union that is `any` in the marked Program. What a method returns is widened.
 */
function declaredField(symbol: ts.Symbol, { checker, marked, plain }: Context): ts.Type | undefined {
  const name = symbol.valueDeclaration && ts.getNameOfDeclaration(symbol.valueDeclaration);
  const declared = checker === plain && name ? plain.getSymbolAtLocation(name) : undefined;
  if (declared === undefined) return undefined;
  const isAsDeclared =
    plain.getWidenedType(plain.getTypeOfSymbol(declared)) === plain.getTypeOfSymbol(symbol);
  return isAsDeclared ? marked.getTypeOfSymbol(declared) : undefined;
}

/**
 * The type of an index signature's values in the other Program. Both Programs have the signatures in the same
 * order.
 */
export function otherValue(
  info: ts.IndexInfo,
  owner: ts.Type,
  { other }: Place,
  context: Context,
): ts.Type | undefined {
  const values = context.checker.getIndexInfosOfType(owner);
  const others = other && otherOf(context).getIndexInfosOfType(other);
  return others?.length === values.length ? others[values.indexOf(info)]?.type : undefined;
}
