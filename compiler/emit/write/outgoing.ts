import type { Models, Type } from '../../model/model.ts';
import { hasDefaults, holds, isBounded, resolved } from '../../model/walk.ts';

/**
 * The type of an outgoing value: without the constraints that hold for requests alone (lengths, ranges,
 * patterns and formats), and with every field that a default fills. A name that leads to any of these is
 * replaced by its type. Where that type is recursive, it is repeated once, and in the repetition every part
 * that leads to any of these accepts anything.
 */
export function outgoing(type: Type, models: Models, outer: readonly Type[] = []): Type {
  if (!holds(type, models, isIncoming)) return type;
  const own = resolved(type, models);
  const isAgain = outer.includes(own);
  const loose = (part: Type): Type => {
    if (!isAgain) return outgoing(part, models, [...outer, own]);
    return holds(part, models, isIncoming) ? { kind: 'unknown' } : part;
  };
  switch (own.kind) {
    case 'string': {
      const { format, maxLength, minLength, regex, regexes, ...rest } = own;
      return rest;
    }
    case 'number': {
      const { ge, gt, le, lt, multipleOf, ...rest } = own;
      return rest;
    }
    case 'list': {
      const { maxItems, minItems, uniqueItems, ...rest } = own;
      return { ...rest, item: loose(own.item) };
    }
    case 'tuple': {
      const items = own.items.map((one) => ({ ...one, type: loose(one.type) }));
      return { ...own, items, ...(own.rest && { rest: loose(own.rest) }), tail: own.tail.map(loose) };
    }
    case 'object': {
      const properties = own.properties.map(({ default: filled, ...one }) => ({
        ...one,
        type: loose(one.type),
      }));
      const indexes = own.indexes?.map((one) => ({ ...one, value: loose(one.value) }));
      return { ...own, properties, ...(indexes && { indexes }) };
    }
    case 'record':
      return { ...own, value: loose(own.value) };
    case 'union': {
      const members = own.members.map(loose);
      // A field that accepts anything must still be present.
      return members.find(({ kind }) => kind === 'unknown') ?? { ...own, members };
    }
    default:
      return own;
  }
}

/** Whether the check of incoming values differs. */
const isIncoming = (type: Type) => hasDefaults(type) || isBounded(type);
