import type { Type } from '../../model/model.ts';
import { besideNull } from '../../model/walk.ts';

/**
 * Whether no function of its own goes through what a value holds: TypeScript has to know the value's type
 * where it is gone through.
 */
export function isInPlace(type: Type): boolean {
  if (type.kind !== 'union') return type.kind === 'list' || type.kind === 'record';
  const only = besideNull(type);
  return only !== undefined && isInPlace(only);
}
