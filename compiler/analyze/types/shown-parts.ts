import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { symbolOfType } from '../typescript-internals.ts';
import { hasOtherValues } from './hidden-values.ts';
import { intersectedField } from './intersected-fields.ts';
import { isObjectType, membersOf } from './members.ts';
import { writtenArguments } from './names.ts';
import { withoutNoInfer } from './no-infer.ts';

/**
 * The plain type of an object, list or tuple: what its place shows, or else what its declaration does. Of
 * several objects in a union, it is the one with the same declaration and type arguments, or with the same
 * values.
 */
export function shownAs(type: ts.Type, { shown }: Place, context: Context): ts.Type | undefined {
  if (shown === undefined) return declaredIn(context.plain, type, context.marked);
  const objects = membersOf(withoutNoInfer(shown)).filter(isObjectType);
  if (objects.length < 2) return objects[0];
  const [same, ...more] = objects.filter((one) => isSameInstance(type, one, context));
  if (same && more.length === 0) return same;
  return objects.find((one) => !hasOtherValues(type, one, context));
}

function isSameInstance(type: ts.Type, shown: ts.Type, context: Context): boolean {
  const declaration = symbolOfType(type)?.declarations?.[0];
  if (declaration === undefined || declaration !== symbolOfType(shown)?.declarations?.[0]) return false;
  const own = writtenArguments(type, context.marked);
  const wanted = writtenArguments(shown, context.plain);
  return own.every((one, i) => wanted[i] !== undefined && !hasOtherValues(one, wanted[i], context));
}

/**
 * The type in one Program that a type of the other is, if it is an interface, a class, an alias or written out;
 * undefined within a generic, and for the type of an expression. Both Programs share the nodes, and so the
 * symbols of declarations.
 */
export function declaredIn(
  program: ts.TypeChecker,
  type: ts.Type,
  other: ts.TypeChecker,
): ts.Type | undefined {
  const { Class, Interface, TypeLiteral } = ts.SymbolFlags;
  const symbol = type.aliasSymbol ?? symbolOfType(type);
  if (symbol === undefined) return undefined;
  if (type.aliasSymbol || symbol.flags & (Class | Interface))
    return other.getDeclaredTypeOfSymbol(symbol) === type
      ? program.getDeclaredTypeOfSymbol(symbol)
      : undefined;
  const node = symbol.flags & TypeLiteral ? symbol.declarations?.find(ts.isTypeLiteralNode) : undefined;
  return node && other.getTypeFromTypeNode(node) === type ? program.getTypeFromTypeNode(node) : undefined;
}

/** The plain type of a field, if the object that has it is known there. */
export function shownField(symbol: ts.Symbol, { shown }: Place, { plain }: Context): ts.Type | undefined {
  const field = shown && plain.getPropertyOfType(shown, symbol.name);
  return field && withoutNoInfer(intersectedField(field, shown, plain));
}

/** The plain type of an index signature's values. Both Programs have the signatures in the same order. */
export function shownValue(
  info: ts.IndexInfo,
  owner: ts.Type,
  { shown }: Place,
  { checker, plain }: Context,
): ts.Type | undefined {
  const values = checker.getIndexInfosOfType(owner);
  const shownValues = shown && plain.getIndexInfosOfType(shown);
  return shownValues?.length === values.length ? shownValues[values.indexOf(info)]?.type : undefined;
}
