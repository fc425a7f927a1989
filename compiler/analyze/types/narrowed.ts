import { ts } from 'ts-morph';
import { isTag } from '../options/typia-tags.ts';
import { carriersOf } from './brands.ts';
import { isIntegerMark, type Mark, unmark } from './marks.ts';
import { isNothing, membersOf, partsOf } from './members.ts';

/** The members of a union that carry a mark, and no other marks except those in `taken`. */
export function membersUnder(
  { self }: Mark,
  members: readonly ts.Type[],
  taken: ReadonlySet<ts.Type>,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  return members.filter((one) => unmark(one, checker, taken).mark?.self === self);
}

/**
 * Whether the type under a mark is not the type that was marked. TypeScript keeps the mark where a type is
 * narrowed: `Exclude<Field<'a' | 'b'>, 'a'>` has fewer members, and in `Field<string> & 'a'` a member has
 * another part. Additional brands and tags do not count.
 */
export function isNarrowed(
  mark: Mark,
  members: readonly ts.Type[],
  taken: ReadonlySet<ts.Type>,
  checker: ts.TypeChecker,
): boolean {
  const outer = new Set([...taken, mark.self, ...mark.beside.map(({ self }) => self)]);
  const declared = membersOf(mark.type).filter((one) => !isNothing(one));
  const own = membersUnder(mark, members, taken, checker).map((one) =>
    significant(partsOf(one).filter((part) => !outer.has(part))),
  );
  const valued = declared.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  // Of several `{}`, TypeScript leaves the mark alone, once.
  const empty = valued.find(saysNothing);
  const distinct = valued.filter((one) => one === empty || !saysNothing(one));
  const isNullGone =
    valued.length < declared.length && !members.some(({ flags }) => flags & ts.TypeFlags.Null);
  return (
    isNullGone ||
    own.length !== distinct.length ||
    !valued.every((one) => own.some((parts) => saysNoMore(parts, significant(partsOf(one)), checker)))
  );
}

/** Whether some parts are `wanted`, and all others are only brands or tags. */
function saysNoMore(parts: readonly ts.Type[], wanted: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  const mayHaveBrand = carriersOf(wanted, checker).length > 0;
  const isMere = (one: ts.Type) => isTag(one) || (mayHaveBrand && isBrand(one, checker));
  return (
    wanted.every((one) => parts.includes(one)) && parts.every((one) => wanted.includes(one) || isMere(one))
  );
}

const isBrand = (part: ts.Type, checker: ts.TypeChecker) =>
  carriersOf([part], checker).length === 0 && part.getProperties().length > 0 && !isIntegerMark(part);

/** The parts without `unknown` and `{}`, which TypeScript drops beside other parts. */
const significant = (parts: readonly ts.Type[]) => parts.filter((one) => !saysNothing(one));

/**
 * Whether a type is `unknown`, or what TypeScript makes of one that is not null or undefined, as in
 * `value ?? 0`: a `{}` that is written nowhere.
 */
export function isUnknown(type: ts.Type): boolean {
  return type.getSymbol() === undefined && saysNothing(type);
}

/** Whether a type is `unknown`, or an unnamed object type without any member. */
export function saysNothing(type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Unknown) return true;
  const symbol = type.getSymbol();
  const isWritten = symbol === undefined || (symbol.flags & ts.SymbolFlags.TypeLiteral) !== 0;
  const isEmpty =
    type.getProperties().length + type.getCallSignatures().length + type.getConstructSignatures().length ===
    0;
  const hasIndex = type.getStringIndexType() !== undefined || type.getNumberIndexType() !== undefined;
  return (type.flags & ts.TypeFlags.Object) !== 0 && isWritten && isEmpty && !hasIndex;
}
