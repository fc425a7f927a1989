import { formats } from '../../runtime/formats.ts';
import { isObject } from '../../runtime/json/is-object.ts';
import { isMultipleOf } from '../../runtime/text/multiple.ts';
import { isUnique } from '../../runtime/write/read.ts';
import type {
  Constant,
  ListType,
  Models,
  NumberType,
  ObjectType,
  StringType,
  TupleType,
  Type,
  UnionType,
} from './model.ts';
import { isAbout, itemCount, itemTypes, resolved } from './walk.ts';

/**
 * What a value is to be: one as clients send it, without the fields that have a default, or one as the handler
 * receives it, with them.
 */
type Stage = 'sent' | 'received';

/** Why a constant is not a value of a type, in words; undefined where it is one. */
export function rejection(
  type: Type,
  value: Constant,
  models: Models,
  stage: Stage = 'sent',
): string | undefined {
  switch (type.kind) {
    case 'unknown':
      return undefined;
    case 'never':
      return 'no value is allowed there';
    case 'string':
      return typeof value === 'string' ? stringFault(type, value) : 'it is no string';
    case 'number':
      return typeof value === 'number' ? numberFault(type, value) : 'it is no number';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'it is no boolean';
    case 'null':
      return value === null ? undefined : 'it is not null';
    case 'date':
      // A constant date is the text that an answer would hold.
      return typeof value === 'string' && formats.get('date-time')!(value) ? undefined : 'it is no date-time';
    case 'literal':
      return type.values.some((one) => one === value)
        ? undefined
        : `it is none of ${type.values.map((one) => JSON.stringify(one)).join(', ')}`;
    case 'list':
      return Array.isArray(value) ? listFault(type, value, models, stage) : 'it is no list';
    case 'record':
      return isObject(value)
        ? first(Object.values(value), (one) => rejection(type.value, one, models, stage))
        : 'it is no object';
    case 'object':
      return objectFault(type, value, models, stage);
    case 'tuple':
      return Array.isArray(value) ? tupleFault(type, value, models, stage) : 'it is no list';
    case 'model':
      return rejection(models.get(type.id)!.type, value, models, stage);
    case 'union':
      return unionFault(type, value, models, stage);
  }
}

/**
 * Why a constant is no value of a union: the fault of the intended member. Where no single member is clearly
 * intended, a fault of the union.
 */
function unionFault(
  { members }: UnionType,
  value: Constant,
  models: Models,
  stage: Stage,
): string | undefined {
  const faults = members.map((member) => rejection(member, value, models, stage));
  if (faults.includes(undefined)) return undefined;
  const meant = faults.filter((_, i) => isMeant(members[i]!, value, models));
  return meant.length === 1 ? meant[0] : 'it fits no member of the union';
}

/** Whether a constant is of a type's kind, and has the discriminator literals of an object type. */
function isMeant(type: Type, value: Constant, models: Models): boolean {
  const own = resolved(type, models);
  switch (own.kind) {
    case 'union':
      return own.members.some((member) => isMeant(member, value, models));
    case 'object': {
      const properties = own.properties.filter((property) => property.type.kind === 'literal');
      return objectFault({ kind: 'object', properties }, value, models, 'sent') === undefined;
    }
    case 'record':
      return isObject(value);
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'literal':
      return own.values.some((one) => typeof one === typeof value);
    case 'date':
      return typeof value === 'string';
    default:
      return typeof value === own.kind;
  }
}

function stringFault(type: StringType, value: string): string | undefined {
  const length = [...value].length;
  if (type.minLength !== undefined && length < type.minLength)
    return `it is shorter than \`minLength\` ${type.minLength}`;
  if (type.maxLength !== undefined && length > type.maxLength)
    return `it is longer than \`maxLength\` ${type.maxLength}`;
  if (type.regex !== undefined && !matches(type.regex, value)) return `it does not match the \`regex\``;
  if (type.template && !matches(type.template.pattern, value)) return `it is no ${type.template.text}`;
  if (type.format !== undefined && formats.get(type.format)?.(value) === false)
    return `it is no \`${type.format}\``;
  return undefined;
}

/** A pattern that does not compile has a diagnostic of its own. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function numberFault(type: NumberType, value: number): string | undefined {
  if (type.int && !Number.isSafeInteger(value)) return 'it is no int';
  if (!Number.isFinite(value)) return 'it is not finite';
  if (type.ge !== undefined && value < type.ge) return `it is below \`ge\` ${type.ge}`;
  if (type.gt !== undefined && value <= type.gt) return `it is not above \`gt\` ${type.gt}`;
  if (type.le !== undefined && value > type.le) return `it is above \`le\` ${type.le}`;
  if (type.lt !== undefined && value >= type.lt) return `it is not below \`lt\` ${type.lt}`;
  if (type.multipleOf !== undefined && !isMultipleOf(value, type.multipleOf))
    return `it is no multiple of ${type.multipleOf}`;
  return undefined;
}

function listFault(
  type: ListType,
  value: readonly Constant[],
  models: Models,
  stage: Stage,
): string | undefined {
  if (type.minItems !== undefined && value.length < type.minItems)
    return `it has fewer items than \`minItems\` ${type.minItems}`;
  if (type.maxItems !== undefined && value.length > type.maxItems)
    return `it has more items than \`maxItems\` ${type.maxItems}`;
  if (type.uniqueItems && !isUnique(value)) return 'it holds an item twice';
  return first(value, (one) => rejection(type.item, one, models, stage));
}

function tupleFault(
  type: TupleType,
  value: readonly Constant[],
  models: Models,
  stage: Stage,
): string | undefined {
  const { least, most } = itemCount(type);
  if (value.length < least || value.length > most) return 'it has another number of items';
  const types = itemTypes(type, value.length);
  return first([...types.keys()], (i) => rejection(types[i]!, value[i]!, models, stage));
}

function objectFault(type: ObjectType, value: Constant, models: Models, stage: Stage): string | undefined {
  if (!isObject(value)) return 'it is no object';
  const missing = first(type.properties, (property) => {
    const given = Object.hasOwn(value, property.name) ? value[property.name] : undefined;
    if (given !== undefined) return within(property.name, rejection(property.type, given, models, stage));
    return property.optional || (property.default !== undefined && stage === 'sent')
      ? undefined
      : `its field \`${property.name}\` is missing`;
  });
  if (missing !== undefined || type.indexes === undefined) return missing;
  const names = new Set(type.properties.map(({ name }) => name));
  const others = Object.keys(value).filter((key) => !names.has(key));
  return first(others, (key) => {
    const index = type.indexes!.find((one) => isAbout(one, key));
    return index && within(key, rejection(index.value, value[key]!, models, stage));
  });
}

const within = (name: string, fault: string | undefined) => fault && `in \`${name}\` ${fault}`;

function first<T>(items: readonly T[], fault: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = fault(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
