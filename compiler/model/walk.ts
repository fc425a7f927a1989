import type { IndexSignature, Models, Property, TupleType, Type, UnionType } from './model.ts';

/** The type itself, or the type that a name stands for. */
export function resolved(type: Type, models: Models): Exclude<Type, { kind: 'model' }> {
  return type.kind === 'model' ? models.get(type.id)!.type : type;
}

/**
 * The fields of an object type, named or not; undefined for other types, and for objects with index
 * signatures.
 */
export function fieldsOf(type: Type, models: Models): readonly Property[] | undefined {
  const own = resolved(type, models);
  return own.kind === 'object' && own.indexes === undefined ? own.properties : undefined;
}

/** Whether the value of a field must be sent: a field with a default is filled in. */
export function isRequired({ default: filled, optional }: Pick<Property, 'default' | 'optional'>): boolean {
  return !optional && filled === undefined;
}

/** Whether a field can have a value at all. */
export const canHaveValue = ({ type }: Pick<Property, 'type'>) => type.kind !== 'never';

/** Whether a type has fields of its own that a default fills, which clients may omit but always receive. */
export function hasDefaults(type: Type): boolean {
  return type.kind === 'object' && type.properties.some((one) => one.default !== undefined);
}

/** Stands for a type that was refused, so that the other types are still read. */
export const refused: Type = { kind: 'unknown', isRefused: true };

/** Whether an error stands for a type already: anything else to be said of it would only follow from that. */
export const isRefused = (type: Type) => type.kind === 'unknown' && type.isRefused === true;

/** Whether an index signature covers a key. */
export function isAbout({ key }: IndexSignature, name: string): boolean {
  return key === undefined || new RegExp(key.pattern, 'u').test(name);
}

/** The direct parts of a type. Names are not followed. */
export function partsOf(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'list':
      return [type.item];
    case 'tuple':
      return [...type.items.map((one) => one.type), ...(type.rest ? [type.rest] : []), ...type.tail];
    case 'record':
      return [type.value];
    case 'object':
      return [...type.properties.map((one) => one.type), ...(type.indexes ?? []).map(({ value }) => value)];
    case 'union':
      return type.members;
    default:
      return [];
  }
}

/** The type with each of its direct parts replaced. Names are not followed. */
export function withParts(type: Type, replaced: (part: Type) => Type): Type {
  switch (type.kind) {
    case 'list':
      return { ...type, item: replaced(type.item) };
    case 'tuple': {
      const items = type.items.map((one) => ({ ...one, type: replaced(one.type) }));
      const rest = type.rest && replaced(type.rest);
      return { ...type, items, ...(rest && { rest }), tail: type.tail.map(replaced) };
    }
    case 'record':
      return { ...type, value: replaced(type.value) };
    case 'object': {
      const properties = type.properties.map((one) => ({ ...one, type: replaced(one.type) }));
      const indexes = type.indexes?.map((one) => ({ ...one, value: replaced(one.value) }));
      return { ...type, properties, ...(indexes && { indexes }) };
    }
    case 'union':
      return { ...type, members: type.members.map(replaced) };
    default:
      return type;
  }
}

/** A type and all types within it. Names are not followed. */
export function typesIn(type: Type): readonly Type[] {
  return [type, ...partsOf(type).flatMap(typesIn)];
}

/** The least and the greatest number of items of a tuple. */
export function itemCount({ items, rest, tail }: Pick<TupleType, 'items' | 'rest' | 'tail'>) {
  return {
    least: items.filter(({ optional }) => !optional).length + tail.length,
    most: rest ? Number.POSITIVE_INFINITY : items.length,
  };
}

/** The item types of a tuple with `count` items. */
export function itemTypes({ items, rest, tail }: TupleType, count: number): readonly Type[] {
  const end = count - tail.length;
  return Array.from({ length: count }, (_, i) => (i >= end ? tail[i - end]! : (items[i]?.type ?? rest!)));
}

/** The members of a union; for any other type, the type itself. */
export const membersOf = (type: Type): readonly Type[] => (type.kind === 'union' ? type.members : [type]);

/** The members of a union except `null`. For any other type, the type itself. */
export function presentMembers(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.members.filter(({ kind }) => kind !== 'null') : [type];
}

/** `T` of `T | null`; undefined for a union of several types. */
export function onlyPresentMember(union: UnionType): Type | undefined {
  const [only, ...more] = presentMembers(union);
  return more.length === 0 ? only : undefined;
}

/** Whether a predicate holds for a type or for any type within it. Each name is followed once. */
export function holds(type: Type, models: Models, is: (type: Type) => boolean): boolean {
  const seen = new Set<string>();
  const visit = (one: Type): boolean => {
    if (is(one)) return true;
    if (one.kind !== 'model') return partsOf(one).some(visit);
    if (seen.has(one.id)) return false;
    seen.add(one.id);
    return visit(models.get(one.id)!.type);
  };
  return visit(type);
}

/** Whether a type restricts its values beyond their kind: by a length, a range, a pattern or a format. */
export function isBounded(type: Type): boolean {
  switch (type.kind) {
    case 'string':
      return [type.format, type.maxLength, type.minLength, type.regex].some((bound) => bound !== undefined);
    case 'number':
      return [type.ge, type.gt, type.le, type.lt, type.multipleOf].some((bound) => bound !== undefined);
    case 'list':
      return type.minItems !== undefined || type.maxItems !== undefined || type.uniqueItems === true;
    default:
      return false;
  }
}
