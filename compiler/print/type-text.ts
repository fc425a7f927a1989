import type { Property, Type } from '../model.ts';
import { literal, propertyKey } from './quote.ts';

/** A type of the Model in TypeScript; `refer` gives the local name of a named model. */
export function typeText(type: Type, refer: (id: string) => string): string {
  switch (type.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'unknown':
      return type.kind;
    case 'date':
      return 'Date';
    case 'literal':
      // An enum's member is no literal to TypeScript, but it is a string or a number.
      return [...new Set(type.values.map((value) => (type.enum ? typeof value : literal(value))))].join(
        ' | ',
      );
    case 'list':
      return /^[\w$.]+$/.test(typeText(type.item, refer))
        ? `readonly ${typeText(type.item, refer)}[]`
        : `readonly (${typeText(type.item, refer)})[]`;
    case 'record':
      return `{ readonly [key: string]: ${typeText(type.value, refer)} }`;
    case 'object':
      return type.properties.length === 0
        ? '{}'
        : `{ ${type.properties.map((one) => propertyText(one, refer)).join('; ')} }`;
    case 'model':
      return refer(type.id);
    case 'union':
      return type.members.map((one) => typeText(one, refer)).join(' | ');
  }
}

/** `title?: string | undefined`: whoever builds such an object may leave a field out or set it to undefined. */
export function propertyText({ name, optional, type }: Property, refer: (id: string) => string): string {
  return `${propertyKey(name)}${optional ? '?' : ''}: ${typeText(type, refer)}${optional ? ' | undefined' : ''}`;
}
