import { isDeepStrictEqual } from 'node:util';
import type { LiteralType, Models, Type } from '../../../compiler/model/model.ts';
import { resolved } from '../../../compiler/model/walk.ts';
import { formats } from '../../../runtime/formats.ts';

export type Path = readonly (string | number)[];
type NumberType = Extract<Type, { kind: 'number' }>;
type StringType = Extract<Type, { kind: 'string' }>;
type TupleType = Extract<Type, { kind: 'tuple' }>;
type ObjectType = Extract<Type, { kind: 'object' }>;

/**
 * The places at which a value does not fit its type, as a 422 must name them. An independent implementation
 * of the specification over the Model, with which generated code and schemas are compared. Empty where the
 * value fits.
 */
export function faultsOf(type: Type, value: unknown, models: Models, path: Path = []): readonly Path[] {
  const inner = (one: Type, item: unknown, ...steps: Path) =>
    faultsOf(one, item, models, [...path, ...steps]);
  const unless = (fits: boolean) => (fits ? [] : [path]);
  switch (type.kind) {
    case 'never':
      return [path];
    case 'unknown':
      return [];
    case 'null':
      return unless(value === null);
    case 'boolean':
      return unless(typeof value === 'boolean');
    case 'literal':
      return unless((type.values as readonly unknown[]).includes(value));
    case 'string':
      return unless(typeof value === 'string' && isText(type, value));
    case 'number':
      return unless(typeof value === 'number' && isNumber(type, value));
    case 'date':
      return unless(value instanceof Date);
    case 'model':
      return inner(models.get(type.id)!.type, value);
    case 'list': {
      if (!Array.isArray(value)) return [path];
      const { maxItems = Number.POSITIVE_INFINITY, minItems = 0, uniqueItems } = type;
      return [
        ...unless(value.length >= minItems && value.length <= maxItems),
        ...value.flatMap((item, i) => inner(type.item, item, i)),
        ...(uniqueItems ? repeatedAt(value).map((i) => [...path, i]) : []),
      ];
    }
    case 'tuple':
      return Array.isArray(value) ? tupleFaults(type, value, inner, path) : [path];
    case 'record':
      if (!isObject(value)) return [path];
      return Object.entries(value).flatMap(([key, item]) => inner(type.value, item, key));
    case 'object':
      return isObject(value) ? fieldFaults(type, value, inner, path) : [path];
    case 'union':
      return unionFaults(type.members, value, models, path);
  }
}

type Inner = (type: Type, value: unknown, ...steps: Path) => readonly Path[];

function tupleFaults(
  { items, rest, tail }: TupleType,
  value: readonly unknown[],
  inner: Inner,
  path: Path,
): readonly Path[] {
  const faults: Path[] = rest === undefined && value.length > items.length ? [path] : [];
  const end = Math.max(items.length, value.length - tail.length);
  for (const [i, { optional, type }] of items.entries()) {
    if (i < value.length) faults.push(...inner(type, value[i], i));
    else if (!optional) faults.push([...path, i]);
  }
  for (let i = items.length; rest && i < end; i++) faults.push(...inner(rest, value[i], i));
  for (const [i, type] of tail.entries())
    faults.push(...(end + i < value.length ? inner(type, value[end + i], end + i) : [[...path, end + i]]));
  return faults;
}

function fieldFaults(
  { indexes = [], properties }: ObjectType,
  value: { readonly [key: string]: unknown },
  inner: Inner,
  path: Path,
): readonly Path[] {
  const own = properties.flatMap(({ default: filled, name, optional, type }) => {
    if (Object.hasOwn(value, name)) return inner(type, value[name], name);
    return optional || filled !== undefined ? [] : [[...path, name]];
  });
  const others = Object.keys(value).flatMap((key) => {
    if (properties.some(({ name }) => name === key)) return [];
    const index = indexes.find((one) => takesKey(one, key));
    return index ? inner(index.value, value[key], key) : [];
  });
  return [...own, ...others];
}

/** Whether a key belongs to an index signature, if no narrower signature has it. */
export function takesKey(
  { key }: { readonly key: { readonly pattern: string } | undefined },
  name: string,
): boolean {
  return key === undefined || new RegExp(key.pattern, 'u').test(name);
}

/**
 * The faults of a union: for `T | null` those of `T`; for a tag that selects a member, those of that member;
 * otherwise the place of the union.
 */
function unionFaults(members: readonly Type[], value: unknown, models: Models, path: Path): readonly Path[] {
  if (members.some((one) => faultsOf(one, value, models).length === 0)) return [];
  const others = members.filter(({ kind }) => kind !== 'null');
  if (others.length === 1) return faultsOf(others[0]!, value, models, path);
  const objects = others.filter((one) => resolved(one, models).kind === 'object');
  const tag = tagOf(objects, models);
  if (tag === undefined || !isObject(value) || !Object.hasOwn(value, tag)) return [path];
  const member = objects.find((one) => tagsOf(one, tag, models)?.includes(value[tag] as string));
  return member ? faultsOf(member, value, models, path) : [path];
}

/** The first field that exists in every member and whose literals each belong to one member only. */
function tagOf(objects: readonly Type[], models: Models): string | undefined {
  if (objects.length < 2) return undefined;
  const first = resolved(objects[0]!, models) as ObjectType;
  return first.properties
    .map(({ name }) => name)
    .find((name) => {
      const tags = objects.map((one) => tagsOf(one, name, models));
      const values = tags.flat();
      return tags.every((one) => one !== undefined) && new Set(values).size === values.length;
    });
}

function tagsOf(object: Type, name: string, models: Models): LiteralType['values'] | undefined {
  const { properties } = resolved(object, models) as ObjectType;
  const field = properties.find((one) => one.name === name);
  const isTag = field && !field.optional && field.default === undefined;
  return isTag && field.type.kind === 'literal' ? field.type.values : undefined;
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a text satisfies the type. */
export function isText({ format, maxLength, minLength, regex, template }: StringType, text: string): boolean {
  const length = [...text].length;
  return (
    length >= (minLength ?? 0) &&
    length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
    [template?.pattern, regex].every((one) => one === undefined || new RegExp(one, 'u').test(text)) &&
    (format === undefined || formats.get(format)!(text))
  );
}

/** Whether a number satisfies the type. */
export function isNumber({ ge, gt, int, le, lt, multipleOf }: NumberType, value: number): boolean {
  return (
    (int ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    (ge === undefined || value >= ge) &&
    (gt === undefined || value > gt) &&
    (le === undefined || value <= le) &&
    (lt === undefined || value < lt) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
  );
}

/** Indexes of the items that equal an earlier one. */
export function repeatedAt(list: readonly unknown[]): readonly number[] {
  const isRepeated = (i: number) => list.slice(0, i).some((other) => isDeepStrictEqual(list[i], other));
  return [...list.keys()].filter(isRepeated);
}

/**
 * Whether a number is a multiple of another in their decimal notation. For numbers beyond that precision,
 * whether their quotient is an integer.
 */
export function isMultiple(value: number, of: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(of)) return BigInt(value) % BigInt(of) === 0n;
  const digits = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const [own, others] = [value, of].map(String) as [string, string];
  if (Number.isInteger(value / of) || `${own}${others}`.includes('e')) return Number.isInteger(value / of);
  const places = Math.max(digits(own), digits(others));
  const whole = (text: string) => BigInt(text.replace('.', '') + '0'.repeat(places - digits(text)));
  return whole(own) % whole(others) === 0n;
}
