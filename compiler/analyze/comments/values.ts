import { isObject } from '../../../runtime/json/is-object.ts';
import type { Constant, Models, Type } from '../../model/model.ts';
import { quote } from '../../print/quote.ts';

/**
 * The value of a type that a comment's text stands for: parsed as JSON, or the text itself as a string;
 * undefined where neither is of the type.
 */
export function takes(type: Type, text: string, models: Models): Constant | undefined {
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  return [parse(text), quoted, text].find((one) => one !== undefined && fits(type, one, models));
}

/** The expression that a comment's text stands for: JSON or a quoted text as it is, any other text quoted. */
export function expressionOf(text: string): string {
  return parse(text) === undefined && !/^'.*'$/s.test(text) ? quote(text) : text;
}

/** A text for a type that does not take every text. */
export function sampleText(type: Type): string {
  switch (type.kind) {
    case 'literal':
      return String(type.values[0]);
    case 'union':
      return sampleText(type.members[0]!);
    case 'null':
      return 'null';
    case 'boolean':
      return 'true';
    case 'number':
      return '1';
    case 'list':
    case 'tuple':
      return '[]';
    default:
      return '{ "id": 1 }';
  }
}

export const isJson = (text: string) => parse(text) !== undefined;

function parse(text: string): Constant | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is of a type's kind. Constraints, and the fields of a model, are checked later. */
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
      // A model that is still being read is an object type, as this field is one of its fields.
      return named ? fits(named.type, value, models) : isObject(value);
    }
    default:
      return isObject(value);
  }
}
