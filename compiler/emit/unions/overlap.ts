import type { Models, Type } from '../../model/model.ts';
import { structureOf } from '../../model/structure.ts';
import { fieldsOf, membersOf, resolved } from '../../model/walk.ts';
import { isReadAsIs } from '../read/ways.ts';
import { areDisjoint, isObjectLike, mayFitBoth } from './fit-both.ts';
import { isListLike, itemPairs } from './item-pairs.ts';
import { Pairs } from './pairs.ts';

/**
 * The union members of which one value may fit several, where each has fields that another lacks, at the top
 * or nested: `{ a, b? } | { a, c? }`, and lists and tuples of such objects. To read only the first that fits
 * would lose fields. In the order in which members are tried; empty where the first that fits is enough.
 */
export function overlappingMembers(members: readonly Type[], models: Models): readonly Type[] {
  const objects = members.filter((one) => isObjectLike(one, models));
  const lists = members.filter((one) => isListLike(resolved(one, models)));
  return [objects, lists].flatMap((alike) => {
    const meet = (one: Type) => alike.some((other) => other !== one && mayFitBoth(one, other, models));
    return areOverlapping(alike, models) ? alike.filter(meet) : [];
  });
}

/** Whether a value may fit two of the members, and the first lacks fields of the second. */
function areOverlapping(members: readonly Type[], models: Models): boolean {
  return members.some((one, i) =>
    members.slice(i + 1).some((other) => mayFitBoth(one, other, models) && !holdsAll(one, other, models)),
  );
}

/**
 * Whether the value that is read as the one type holds all that is read as the other. The first pair that
 * fails ends the comparison, so a pair that was met before (in recursive types) need not be compared again.
 */
function holdsAll(one: Type, other: Type, models: Models, compared = new Pairs()): boolean {
  const [own, others] = [resolved(one, models), resolved(other, models)];
  if (!compared.add(own, others)) return true;
  if (isReadAsIs(own, models) || areDisjoint(own, others, models)) return true;
  if (structureOf(one) === structureOf(other)) return true;
  if (own.kind === 'union' || others.kind === 'union') {
    const otherMembers = membersOf(others);
    return membersOf(own).every((member) =>
      otherMembers.every((each) => holdsAll(member, each, models, compared)),
    );
  }
  if (isListLike(own) && isListLike(others))
    return itemPairs(own, others).every(([item, other]) => holdsAll(item, other, models, compared));
  if (own.kind === 'record' && others.kind === 'record')
    return holdsAll(own.value, others.value, models, compared);
  return hasFieldsOf(own, others, models, compared);
}

/**
 * Whether an object has all fields of another, and each field holds all that the other's holds or fills in.
 */
function hasFieldsOf(one: Type, other: Type, models: Models, compared: Pairs): boolean {
  const [own, others] = [fieldsOf(one, models), fieldsOf(other, models)];
  const areThere = others?.every(({ default: filled, name, type }) => {
    const match = own?.find((property) => property.name === name);
    if (match === undefined || (filled !== undefined && match.optional)) return false;
    return holdsAll(match.type, type, models, compared);
  });
  return areThere ?? false;
}
