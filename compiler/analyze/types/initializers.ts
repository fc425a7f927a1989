import { ts } from 'ts-morph';
import type { Initializer } from '../../model/model.ts';
import { literal } from '../../print/quote.ts';
import { type Context, spanOf } from '../context.ts';
import { evaluate } from '../syntax/constants.ts';
import { isArrayOrTuple } from './lists.ts';
import { constantOf } from './literal-types.ts';
import { membersOf } from './members.ts';
import { typeText } from './type-text.ts';

/** The initializer of a class's field. It is no default: what a client sends is read without the class. */
export function initializerOf(own: ts.Node | undefined, context: Context): Initializer | undefined {
  if (own === undefined || !ts.isPropertyDeclaration(own) || own.initializer === undefined) return undefined;
  const { checker } = context;
  const span = spanOf(own.initializer);
  const type = checker.getTypeAtLocation(own);
  if (isOfEnum(type, checker))
    return { enum: typeText(type, context), value: valueText(own.initializer, context), span };
  const value = evaluate(own.initializer, checker)?.value;
  return { value: value === undefined ? undefined : literal(value), span };
}

/**
 * A value as written in a type, `Status.open` or a list of such; undefined where it is not known at build
 * time.
 */
function valueText(node: ts.Expression, context: Context): string | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map((one) => valueText(one, context));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  const given = context.checker.getTypeAtLocation(node);
  const isKnown = !ts.isSpreadElement(node) && constantOf(given, context.checker) !== undefined;
  return isKnown ? typeText(given, context) : undefined;
}

/** Whether a type has enum members, or lists of them. `type Json = string | Json[]` refers back to itself. */
function isOfEnum(type: ts.Type, checker: ts.TypeChecker, outer: readonly ts.Type[] = []): boolean {
  if (outer.includes(type)) return false;
  return membersOf(type).some((one) =>
    isArrayOrTuple(one, checker)
      ? checker.getTypeArguments(one).some((item) => isOfEnum(item, checker, [...outer, type]))
      : one.flags & ts.TypeFlags.EnumLike,
  );
}
