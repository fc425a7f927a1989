import type { ListType, Models, Type } from '../../model/model.ts';
import { structureOf } from '../../model/structure.ts';
import { resolved } from '../../model/walk.ts';
import { kindsOf } from './kinds.ts';

/**
 * The union members, in the order in which they are tried, without the lists of which an earlier list takes
 * all values: `string[]` after `(string | Todo)[]`. They would never be reached, and TypeScript knows that:
 * it then takes the value for one of the lists that are left.
 */
export function reachedMembers(members: readonly Type[], models: Models): readonly Type[] {
  return members.filter((one, i) => !members.slice(0, i).some((earlier) => takesList(earlier, one, models)));
}

function takesList(one: Type, other: Type, models: Models): boolean {
  const [own, others] = [resolved(one, models), resolved(other, models)];
  if (own.kind !== 'list' || others.kind !== 'list') return false;
  if (structureOf(own) !== structureOf({ kind: 'list', item: own.item })) return false;
  const items = itemsOf(own, models);
  return itemsOf(others, models).every((item) =>
    items.some((any) => structureOf(any) === structureOf(item) || takesKind(any, item, models)),
  );
}

function itemsOf({ item }: ListType, models: Models): readonly Type[] {
  const own = resolved(item, models);
  return own.kind === 'union' ? own.members : [item];
}

/** Whether a type is any string or any number, and the other has values of that kind alone. */
function takesKind(any: Type, other: Type, models: Models): boolean {
  if (![text, number].includes(structureOf(any))) return false;
  return [...kindsOf(other, models)].every((kind) => kind === any.kind);
}

const text = structureOf({ kind: 'string' });
const number = structureOf({ kind: 'number', int: false });
