import { quoted } from '../../../runtime/explain/bounds.ts';
import type { ListType, NumberType, Property, StringType, TupleType, Type } from '../../model/model.ts';
import { canHaveValue, isRequired } from '../../model/walk.ts';
import { plural } from '../../words.ts';
import type { TypeFunctions } from '../type-functions.ts';

/** A description of valid values, for the readers of 422 entries: `a string of at least 2 characters`. */
function typeWords(type: Type, functions: TypeFunctions): string {
  switch (type.kind) {
    case 'model':
      return functions.output.named(type.id).name;
    case 'literal':
      return type.values.map(quoted).join(' or ');
    case 'string':
      return `a string${stringBounds(type)}`;
    case 'number':
      return `${type.int ? 'an integer' : 'a number'}${numberBounds(type)}`;
    case 'list':
      return `a list of ${itemWords(type.item, functions)}${listBounds(type)}`;
    case 'tuple':
      return tupleWords(type, functions);
    case 'object':
      // The fields that an object must have are what tells it from others.
      return objectWords(type.properties.filter(isRequired).map(fieldWords));
    case 'record':
      return type.value.kind === 'never'
        ? 'an empty object'
        : `an object${valueWords(type.value, functions)}`;
    case 'union':
      return either(memberWords(type.members, functions));
    case 'unknown':
      return 'anything';
    default:
      return type.kind === 'null' ? 'null' : `a ${type.kind}`;
  }
}

/** The same description in the plural. */
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
    case 'record':
      return typeWords(type, functions).replace(/^an (empty )?object/, '$1objects');
    case 'union':
      return either(type.members.map((member) => itemWords(member, functions)));
    default:
      return typeWords(type, functions);
  }
}

/**
 * Describes a tuple item by item: the kind and number of its items do not tell it from a tuple of another
 * length.
 */
function tupleWords({ items, rest, tail }: TupleType, functions: TypeFunctions): string {
  const words = [
    ...items.map(({ optional, type }) => `${optional ? 'maybe ' : ''}${typeWords(type, functions)}`),
    ...(rest ? [`any number of ${itemWords(rest, functions)}`] : []),
    ...tail.map((type) => typeWords(type, functions)),
  ];
  return words.length === 0 ? 'an empty list' : `a list with ${words.join(', ')}`;
}

/** ` of numbers` */
function valueWords(value: Type, functions: TypeFunctions): string {
  return value.kind === 'unknown' ? '' : ` of ${itemWords(value, functions)}`;
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

/**
 * The description of each union member. Objects whose descriptions would read the same are described by all
 * of their fields.
 */
export function memberWords(members: readonly Type[], functions: TypeFunctions): readonly string[] {
  const words = members.map((member) => typeWords(member, functions));
  const isShared = (word: string) => words.filter((other) => other === word).length > 1;
  return members.map((member, i) => {
    if (member.kind !== 'object' || !isShared(words[i]!)) return words[i]!;
    return objectWords(
      member.properties
        .filter(canHaveValue)
        .map((one) => `${one.name}${isRequired(one) ? '' : '?'} (${typeWords(one.type, functions)})`),
    );
  });
}

function objectWords(fields: readonly string[]): string {
  if (fields.length === 0) return 'an object';
  return `an object with ${[...fields.slice(0, 3), ...(fields.length > 3 ? ['...'] : [])].join(', ')}`;
}

/** The name of a field, with its value where only one is possible. */
function fieldWords({ name, type }: Property): string {
  const [value, ...more] = type.kind === 'literal' ? type.values : [];
  return value === undefined || more.length > 0 ? name : `${name} ${quoted(value)}`;
}
