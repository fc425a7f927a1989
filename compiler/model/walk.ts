import type { IndexSignature, Models, Property, TupleType, Type, UnionType } from './model.ts';

/** The type itself, where a name stands for it. */
export function resolved(type: Type, models: Models): Exclude<Type, { kind: 'model' }> {
  return type.kind === 'model' ? models.get(type.id)!.type : type;
}

/** The fields of an object type, named or not; undefined for every other, and for one that has index signatures. */
export function fieldsOf(type: Type, models: Models): readonly Property[] | undefined {
  const own = resolved(type, models);
  return own.kind === 'object' && own.indexes === undefined ? own.properties : undefined;
}

/** Whether an index signature says something of the value under a key. */
export function isAbout({ key }: IndexSignature, name: string): boolean {
  return key === undefined || new RegExp(key.pattern, 'u').test(name);
}

/** The types that a type is directly made of; a name is not followed. */
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

/** How many items a tuple has. */
export function itemCount({ items, rest, tail }: Pick<TupleType, 'items' | 'rest' | 'tail'>) {
  return {
    least: items.filter(({ optional }) => !optional).length + tail.length,
    most: rest ? Number.POSITIVE_INFINITY : items.length,
  };
}

/** The types of the items of a tuple that has so many. */
export function itemTypes({ items, rest, tail }: TupleType, count: number): readonly Type[] {
  const end = count - tail.length;
  return Array.from({ length: count }, (_, i) => (i >= end ? tail[i - end]! : (items[i]?.type ?? rest!)));
}

/** The members of a union but for `null`; a type that is none is its own only one. */
export function presentMembers(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.members.filter(({ kind }) => kind !== 'null') : [type];
}

/** `T` of `T | null`; undefined for a union of several types. */
export function besideNull(union: UnionType): Type | undefined {
  const [only, ...more] = presentMembers(union);
  return more.length === 0 ? only : undefined;
}

/** Whether a type, or something within it, is so; names are followed, each once. */
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

/** Whether a type asks more of its values than to be of a kind: a length, a range, a pattern or a format. */
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
