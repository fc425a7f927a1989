import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { isArrayLike } from './lists.ts';
import { isNothing, isObjectType, membersOf } from './members.ts';
import { typeText } from './type-text.ts';

/**
 * Reports a field whose values don't have its type. To TypeScript, what `Object.assign({ a: [1] }, { a: ['b'] })`
 * returns is both objects at once, although the later field replaces the earlier one.
 */
export function reportReplaced(symbol: ts.Symbol, owner: ts.Type, span: Span, context: Context): boolean {
  const { checker, diagnostics } = context;
  const fields = owner.isIntersection()
    ? owner.types.flatMap((one) => one.getProperty(symbol.name) ?? [])
    : [];
  // Types that are declared as an intersection apply together.
  if (fields.length < 2 || !fields.some(isMade)) return false;
  const valuesOf = (some: readonly ts.Symbol[]) =>
    some.flatMap((one) => membersOf(checker.getTypeOfSymbol(one))).filter((one) => !isNothing(one));
  // Objects may have been merged: then their own fields are what counts.
  if (valuesOf(fields).every((one) => isObjectType(one) && !isArrayLike(one, checker))) return false;
  const whole = checker.getTypeOfSymbol(symbol);
  const last = fields.findLastIndex(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  const given = valuesOf(fields.slice(Math.max(last, 0)));
  if (given.every((one) => checker.isTypeAssignableTo(one, whole))) return false;
  diagnostics.add(
    'unsupported-type',
    span,
    typeText(whole, context),
    'its type says that it is both values, but a function such as `Object.assign` replaces one by the other',
    'Spread the objects, `{ ...first, ...second }`: the field then has the type of the later one.',
    `\`${symbol.name}\``,
  );
  return true;
}

/** Whether a field gets its value in an object literal. */
const isMade = ({ declarations = [] }: ts.Symbol) => declarations.some(ts.isObjectLiteralElementLike);
