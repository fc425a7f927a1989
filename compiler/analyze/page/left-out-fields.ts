import type { Type } from '../../model/model.ts';
import { withParts } from '../../model/walk.ts';

/**
 * A type as `JSON.stringify` writes its values: a field of an unknown type may be `undefined`, and is then left
 * out. What a name stands for is declared, and so a promise.
 */
export function asStringified(type: Type): Type {
  const written = withParts(type, asStringified);
  if (written.kind !== 'object') return written;
  const properties = written.properties.map((one) => ({
    ...one,
    optional: one.optional || one.type.kind === 'unknown',
  }));
  return { ...written, properties };
}
