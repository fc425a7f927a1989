import type { Models, Type } from '../../model/model.ts';
import { hasDefaults, holds, isBounded, withParts } from '../../model/walk.ts';

/**
 * The type of an outgoing value: without the constraints that hold for requests alone (lengths, ranges,
 * patterns and formats), and with every field that a default fills.
 */
export function outgoing<T extends Type>(type: T, models: Models): T;
export function outgoing(type: Type, models: Models): Type {
  if (!holds(type, models, isIncoming)) return type;
  const own = withParts(type, (part) => outgoing(part, models));
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
      return rest;
    }
    case 'object': {
      const properties = own.properties.map(({ default: filled, ...one }) => one);
      return { ...own, properties };
    }
    case 'model':
      return { ...own, isOutgoing: true };
    default:
      return own;
  }
}

/** Whether the check of incoming values differs. */
const isIncoming = (type: Type) => hasDefaults(type) || isBounded(type);
