import type { Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';

/**
 * Whether the parts of a value are read without a function of their own: then TypeScript has to know the type
 * of the value where its parts are read.
 */
export function isInPlace(type: Type): boolean {
  if (type.kind !== 'union') return type.kind === 'list' || type.kind === 'record';
  const only = onlyPresentMember(type);
  return only !== undefined && isInPlace(only);
}
