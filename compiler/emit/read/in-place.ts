import type { Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';

/**
 * Whether the parts of a value are read in place, and not by a function of their own. TypeScript must then
 * know the type of the value there.
 */
export function isInPlace(type: Type): boolean {
  if (type.kind !== 'union') return type.kind === 'list' || type.kind === 'record';
  const only = onlyPresentMember(type);
  return only !== undefined && isInPlace(only);
}
