import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { isWritten } from './changed-type.ts';
import { hasOtherValues } from './hidden-values.ts';
import { isHollow, unmark } from './marks.ts';
import { isTypeReference } from './members.ts';

/*
 * Types that marks hide. To TypeScript, a string literal type with a mark is not the name of a property. In
 * the marked Program, `labels[color]` with `color: Query<Color>` is therefore `any`, and so is everything
 * derived from it. The plain Program has the type that the author's editor shows, provided that the app
 * compiles with `strictNullChecks`.
 */

/** Whether the result of a method is hidden. `shown` is the same in the plain Program. */
export function isHiddenResult(result: ts.Type, shown: ts.Type, context: Context): boolean {
  return holdsHidden(result, context.checker) || hasOtherValues(result, shown, context);
}

/**
 * Whether the type of a field, an item or a value is hidden, but not what editors show for it. A type that is
 * written is not read in the plain Program, because its options would be lost. That of a field `data: T` is
 * not written there, but is a type argument.
 */
export function isHiddenAt(type: ts.Type, { node, other }: Place, context: Context): boolean {
  if (other === undefined || context.checker === context.plain) return false;
  return isHidden(type, other, context) && !isWritten(type, node, context);
}

/** Whether a type is hidden, but not `shown`, which is the same in the plain Program. */
export function isHidden(type: ts.Type, shown: ts.Type, { isPlainStrict, marked, plain }: Context): boolean {
  return isPlainStrict && holdsHidden(type, marked) && !holdsHidden(shown, plain);
}

/**
 * Whether a type is hidden, or is a union, list, tuple, promise, stream or other generic of hidden types. The
 * default type arguments of a generic type may refer back to it.
 */
export function holdsHidden(type: ts.Type, checker: ts.TypeChecker, outer: readonly ts.Type[] = []): boolean {
  if (type.flags & ts.TypeFlags.Any || isOnlyHollow(type, checker)) return true;
  if (outer.includes(type)) return false;
  const holds = (one: ts.Type) => holdsHidden(one, checker, [...outer, type]);
  if (type.aliasTypeArguments?.some(holds)) return true;
  if (type.isUnion()) return type.types.some(holds);
  return isTypeReference(type) && checker.getTypeArguments(type).some(holds);
}

function isOnlyHollow(type: ts.Type, checker: ts.TypeChecker): boolean {
  const { bare, mark } = unmark(type, checker);
  return bare.length === 0 && mark !== undefined && isHollow(mark);
}
