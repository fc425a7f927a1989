import type { Models, ObjectType, Property, Type } from '../../model/model.ts';
import { canHaveValue, holds, onlyPresentMember } from '../../model/walk.ts';

/** Whether a checked value is passed on unchanged: there is nothing to leave out and nothing to fill in. */
export function isReadAsIs(type: Type, models: Models): boolean {
  return !holds(type, models, ({ kind }) => kind === 'object');
}

/**
 * Whether the parts of a value are read in place, and not by a function of their own. TypeScript must then
 * know the type of the value there.
 */
export function isInPlace(type: Type): boolean {
  if (type.kind !== 'union') return type.kind === 'list' || type.kind === 'record';
  const only = onlyPresentMember(type);
  return only !== undefined && isInPlace(only);
}

/** Whether an object is first made with its required fields, and then gets those that may be absent. */
export const isFilledIn = ({ indexes, properties }: ObjectType) =>
  indexes !== undefined || properties.some(isOptionalValue);

export const isOptionalValue = (property: Property) => property.optional && canHaveValue(property);
