import { isObject } from '../../../runtime/json/is-object.ts';
import type { Constant, Models, Type } from '../../model/model.ts';

/** What a text in a comment is as a value of a type: JSON, or a string as it stands; undefined where it is neither. */
export function takes(type: Type, text: string, models: Models): Constant | undefined {
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  return [parse(text), quoted, text].find((one) => one !== undefined && fits(type, one, models));
}

function parse(text: string): Constant | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is of the kind; its constraints, and the fields of a model, are looked at later. */
function fits(type: Type, value: Constant, models: Models): boolean {
  switch (type.kind) {
    case 'unknown':
      return true;
    case 'null':
      return value === null;
    case 'literal':
      return type.values.some((one) => one === value);
    case 'list':
      return Array.isArray(value) && value.every((one) => fits(type.item, one, models));
    case 'tuple':
      return Array.isArray(value);
    case 'union':
      return type.members.some((one) => fits(one, value, models));
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type.kind;
    case 'date':
      return typeof value === 'string';
    case 'model': {
      const named = models.get(type.id);
      // One that is still being read has fields, of which this is one.
      return named ? fits(named.type, value, models) : isObject(value);
    }
    default:
      return isObject(value);
  }
}
