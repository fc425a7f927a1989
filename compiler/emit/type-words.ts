import type { ListType, NumberType, ObjectType, StringType, Type } from '../model.ts';
import { plural } from '../words.ts';
import type { TypeFunctions } from './type-functions.ts';

/** What a value must be, for the reader of a 422 entry: `a string of at least 2 characters`. */
export function typeWords(type: Type, functions: TypeFunctions): string {
  switch (type.kind) {
    case 'model':
      return functions.output.named(type.id).name;
    case 'literal':
      return type.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'string':
      return `a string${stringBounds(type)}`;
    case 'number':
      return `${type.int ? 'an integer' : 'a number'}${numberBounds(type)}`;
    case 'list':
      return `a list of ${itemWords(type.item, functions)}${listBounds(type)}`;
    case 'tuple':
      return 'a list';
    case 'object':
      return objectWords(type);
    case 'record':
      return type.value.kind === 'never' ? 'an empty object' : 'an object';
    case 'union':
      return either(type.members.map((member) => typeWords(member, functions)));
    case 'unknown':
      return 'anything';
    default:
      return type.kind === 'null' ? 'null' : `a ${type.kind}`;
  }
}

/** The same of many. */
function itemWords(type: Type, functions: TypeFunctions): string {
  switch (type.kind) {
    case 'string':
      return `strings${stringBounds(type)}`;
    case 'number':
      return `${type.int ? 'integers' : 'numbers'}${numberBounds(type)}`;
    case 'boolean':
    case 'date':
      return `${type.kind}s`;
    case 'list':
    case 'tuple':
      return 'lists';
    case 'object':
      return typeWords(type, functions).replace('an object', 'objects');
    case 'record':
      return typeWords(type, functions).replace(/^an (.*)$/, '$1s');
    case 'union':
      return either(type.members.map((member) => itemWords(member, functions)));
    default:
      return typeWords(type, functions);
  }
}

const either = (words: readonly string[]) => [...new Set(words)].join(' or ');

function stringBounds({ format, maxLength, minLength, regex, template }: StringType): string {
  const pattern = regex ?? template?.pattern;
  return [
    format === undefined ? '' : ` of the format ${format}`,
    range('of', minLength, maxLength, 'character'),
    pattern === undefined ? '' : ` matching ${pattern}`,
  ].join('');
}

function numberBounds({ ge, gt, le, lt, multipleOf }: NumberType): string {
  const isRange = ge !== undefined && le !== undefined;
  const bounds = [
    isRange ? `from ${ge} to ${le}` : ge === undefined ? [] : `of at least ${ge}`,
    gt === undefined ? [] : `above ${gt}`,
    isRange || le === undefined ? [] : `of at most ${le}`,
    lt === undefined ? [] : `below ${lt}`,
    multipleOf === undefined ? [] : `in steps of ${multipleOf}`,
  ].flat();
  return bounds.length === 0 ? '' : ` ${bounds.join(' and ')}`;
}

function listBounds({ maxItems, minItems, uniqueItems }: ListType): string {
  return `${range('with', minItems, maxItems, 'item')}${uniqueItems ? ', none twice' : ''}`;
}

/** ` of 2 to 5 characters` */
function range(word: string, least: number | undefined, most: number | undefined, noun: string): string {
  if (least === undefined) return most === undefined ? '' : ` ${word} at most ${plural(most, noun)}`;
  if (most === undefined) return ` ${word} at least ${plural(least, noun)}`;
  return least === most ? ` ${word} ${plural(most, noun)}` : ` ${word} ${least} to ${plural(most, noun)}`;
}

/** What tells an unnamed object from others: the fields that it must have. */
function objectWords({ properties }: ObjectType): string {
  const required = properties.filter((one) => !one.optional && one.default === undefined);
  const names = required.slice(0, 3).map(({ name }) => name);
  if (required.length > names.length) names.push('...');
  return names.length === 0 ? 'an object' : `an object with ${names.join(', ')}`;
}
