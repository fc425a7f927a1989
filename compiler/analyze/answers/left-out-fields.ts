import type { Type } from '../../model/model.ts';
import { withParts } from '../../model/walk.ts';

/**
 * A type that TypeScript has inferred, as its values are in JSON: a field of an unknown type may be
 * `undefined`, and is then left out. What the app declares, by a name or where it is used, is a promise.
 */
export function asInJson(type: Type): Type {
  const inside = withParts(type, asInJson);
  if (inside.kind !== 'object') return inside;
  const properties = inside.properties.map((one) => ({
    ...one,
    optional: one.optional || (one.isMade === true && one.type.kind === 'unknown'),
  }));
  return { ...inside, properties };
}
