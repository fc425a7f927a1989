import type { ListType, TupleType, Type } from '../../model/model.ts';
import { itemCount, partsOf } from '../../model/walk.ts';

/** The types of two items that may stand at the same place. */
type ItemPair = readonly [Type, Type];

export function isListLike(type: Type): type is ListType | TupleType {
  return type.kind === 'list' || type.kind === 'tuple';
}

/**
 * Whether one length satisfies both types. Bounds of lists don't count, since outgoing lists need not keep
 * them.
 */
export function lengthsMeet(one: ListType | TupleType, other: ListType | TupleType): boolean {
  const [a, b] = [itemCount(asTuple(one)), itemCount(asTuple(other))];
  return a.least <= b.most && b.least <= a.most;
}

/** The item pairs that every list of both types has, if there are any. */
export function surePairs(one: ListType | TupleType, other: ListType | TupleType): readonly ItemPair[] {
  const [a, b] = [asTuple(one), asTuple(other)];
  return pairsUpTo(Math.max(itemCount(a).least, itemCount(b).least, 1), a, b);
}

/** All pairs of items that may stand at the same index. */
export function itemPairs(one: ListType | TupleType, other: ListType | TupleType): readonly ItemPair[] {
  const [a, b] = [asTuple(one), asTuple(other)];
  // The index at which the items after a rest begin is unknown.
  if (a.tail.length > 0 || b.tail.length > 0)
    return partsOf(one).flatMap((item) => partsOf(other).map((match) => [item, match] as const));
  return pairsUpTo(Math.max(a.items.length, b.items.length) + 1, a, b);
}

function pairsUpTo(length: number, one: Tuple, other: Tuple): readonly ItemPair[] {
  return Array.from({ length }, (_, i) => i).flatMap((i) => {
    const [item, match] = [itemAt(one, i), itemAt(other, i)];
    return item && match ? [[item, match] as const] : [];
  });
}

type Tuple = Pick<TupleType, 'items' | 'rest' | 'tail'>;

/** A list is a tuple of nothing but its rest. */
function asTuple(type: ListType | TupleType): Tuple {
  return type.kind === 'list' ? { items: [], rest: type.item, tail: [] } : type;
}

/** The type of an item; undefined where there is no such item, or where its type is unknown. */
function itemAt({ items, rest, tail }: Tuple, i: number): Type | undefined {
  return items[i]?.type ?? (tail.length === 0 ? rest : undefined);
}
