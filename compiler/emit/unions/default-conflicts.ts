import type { Models, Property, Type } from '../../model/model.ts';
import { rejection } from '../../model/rejection.ts';
import { isAbout, isRequired, resolved } from '../../model/walk.ts';
import { isObjectLike, mayFitBoth } from './fit-both.ts';
import { isListLike, itemPairs } from './item-pairs.ts';
import { Pairs } from './pairs.ts';

/**
 * Whether a value that fits two of these types may no longer fit one of them once the defaults of the other
 * are filled in.
 */
export function mayDefaultsConflict(types: readonly Type[], models: Models): boolean {
  const compared = new Pairs();
  return types.some((one, i) => types.slice(i + 1).some((other) => breaks(one, other)));

  function breaks(one: Type, other: Type): boolean {
    const [own, others] = [resolved(one, models), resolved(other, models)];
    if (!compared.add(own, others)) return false;
    if (own.kind === 'union') return own.members.some((member) => breaks(member, others));
    if (others.kind === 'union') return others.members.some((member) => breaks(own, member));
    if (isListLike(own) && isListLike(others))
      return itemPairs(own, others).some(([item, match]) => breaks(item, match));
    if (!isObjectLike(own, models) || !isObjectLike(others, models) || !mayFitBoth(own, others, models))
      return false;
    if (own.kind === 'record' && others.kind === 'record') return breaks(own.value, others.value);
    return fieldsBreak(own, others) || fieldsBreak(others, own);
  }

  function fieldsBreak(own: Type, others: Type): boolean {
    if (own.kind !== 'object') return false;
    return own.properties.some((property) => {
      const other = fieldUnder(property.name, others);
      return other !== undefined && (isBroken(property, other) || breaks(property.type, other.type));
    });
  }

  function isBroken({ default: filled }: Property, other: Field): boolean {
    // A field that is required in the other type is never filled in.
    return filled !== undefined && !isRequired(other) && rejection(other.type, filled, models) !== undefined;
  }
}

type Field = Pick<Property, 'type' | 'optional' | 'default'>;

/** The type that an object declares for the values under a name. */
export function fieldUnder(name: string, type: Type): Field | undefined {
  if (type.kind === 'record') return { type: type.value, optional: true };
  if (type.kind !== 'object') return undefined;
  const index = type.indexes?.find((one) => isAbout(one, name));
  return type.properties.find((one) => one.name === name) ?? (index && { type: index.value, optional: true });
}
