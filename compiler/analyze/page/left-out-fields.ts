import type { Type } from '../../model/model.ts';

/**
 * A type as `JSON.stringify` writes its values: a field of an unknown type may be `undefined`, and is then left
 * out. What a name stands for is declared, and so a promise.
 */
export function asStringified(type: Type): Type {
  switch (type.kind) {
    case 'object': {
      const properties = type.properties.map((one) => ({
        ...one,
        optional: one.optional || one.type.kind === 'unknown',
        type: asStringified(one.type),
      }));
      return { ...type, properties };
    }
    case 'union':
      return { ...type, members: type.members.map(asStringified) };
    case 'list':
      return { ...type, item: asStringified(type.item) };
    case 'record':
      return { ...type, value: asStringified(type.value) };
    case 'tuple': {
      const items = type.items.map((one) => ({ ...one, type: asStringified(one.type) }));
      const rest = type.rest && asStringified(type.rest);
      return { ...type, items, ...(rest && { rest }), tail: type.tail.map(asStringified) };
    }
    default:
      return type;
  }
}
