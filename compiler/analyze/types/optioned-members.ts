import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { holdsHidden } from './hidden-types.ts';
import { holdsAny } from './hidden-values.ts';
import { isNothing, membersOf } from './members.ts';
import { inOrder } from './order.ts';
import { isAlike } from './other-parts.ts';

/** The members of a union of the plain Program, by the Program in which they are read. */
export interface MembersOfBoth {
  /** The types of the marked Program that have the values of some members. */
  readonly marked: readonly ts.Type[];
  /** The members with values that the marked Program does not have. */
  readonly plain: readonly ts.Type[];
  /** Whether the first member has the values of one in `marked`. */
  readonly isFirstMarked: boolean;
}

/**
 * Which members of a type of the plain Program are read in the marked one, because that has the same values,
 * and may have options; undefined for types of the marked Program, and where it has none of the values. A
 * type is read in the plain Program because marks hide some of its values, but not all of it is hidden.
 */
export function membersOfBoth(
  members: readonly ts.Type[],
  { node, other }: Place,
  context: Context,
): MembersOfBoth | undefined {
  if (other === undefined || context.checker !== context.plain) return undefined;
  const values = members.filter((one) => !isNothing(one));
  // What holds an `any` is alike to every member with such fields, and may have taken their place in the union.
  const isOneOfSeveral = (one: ts.Type) => values.length > 1 && holdsAny(one, context.marked);
  const isKnown = (one: ts.Type) =>
    !isOneOfSeveral(one) && values.some((member) => isAlike(member, one, context));
  const marked = membersOf(other).filter(
    (one) => mayHaveOptions(one) && !holdsHidden(one, context.marked) && isKnown(one),
  );
  if (marked.length === 0) return undefined;
  const plain = values.filter((one) => !marked.some((known) => isAlike(one, known, context)));
  const [first] = inOrder(values, node, context.checker);
  return { marked, plain, isFirstMarked: !plain.includes(first!) };
}

/** Whether a type that is not a union may have options: texts and numbers have them in an intersection. */
const mayHaveOptions = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
