/** A new object with every own property of the value except `__proto__`, each read by `readItem`. */
export function readRecord<T, R>(
  // biome-ignore lint/suspicious/noConfusingVoidType: values of an app may be `string | void`
  value: { readonly [key: string]: T | undefined | void },
  readItem: (item: T) => R,
): Record<string, R> {
  const record: Record<string, R> = {};
  for (const key of Object.keys(value)) if (key !== '__proto__') record[key] = readItem(value[key] as T);
  return record;
}

/** Whether the value of every undeclared key fits. */
export function othersFit(
  value: object,
  declared: ReadonlySet<string>,
  fits: (value: never, key: string) => boolean,
): boolean {
  for (const key of Object.keys(value))
    if (!declared.has(key) && !fits((value as Record<string, never>)[key] as never, key)) return false;
  return true;
}

/**
 * Adds to `output` the result of `read` for each undeclared own key of the value, except `__proto__`. An
 * undefined result is left out.
 */
export function readOthers(
  value: object,
  output: object,
  declared: ReadonlySet<string>,
  read: (value: never, key: string) => unknown,
): void {
  for (const key of Object.keys(value)) {
    if (declared.has(key) || key === '__proto__') continue;
    const item = read((value as Record<string, never>)[key] as never, key);
    if (item !== undefined) (output as Record<string, unknown>)[key] = item;
  }
}

/** Whether no two items are equal as JSON values, regardless of the order of properties. */
export function isUnique(list: readonly unknown[]): boolean {
  return isLong(list) && list.every(isNumber) ? areDistinct(list) : !list.some(repetitions(list));
}

/**
 * A function that takes the items of a list one after the other, and tells whether an item equals an earlier
 * one.
 */
export function repetitions(list: readonly unknown[]): (item: unknown) => boolean {
  const scalars = new Set<unknown>();
  const texts = new Set<string>();
  const keepsNumbers = !isLong(list);
  return (item) => {
    if (typeof item === 'object' && item !== null) return isIn(texts, canonical(item));
    return keepsNumbers || !isNumber(item) ? isIn(scalars, item) : isIn(texts, `#${item}`);
  };
}

/**
 * Whether a list is too long for a set of its numbers. V8 hashes texts with a secret, but numbers without: a
 * client can choose many with one hash, and a set would compare each of them with all others.
 */
const isLong = (list: readonly unknown[]) => list.length > 1000;

const isNumber = (item: unknown) => typeof item === 'number';

/** Hardly slower than a set of the numbers; one of their texts would take three times as long. */
function areDistinct(numbers: readonly number[]): boolean {
  const sorted = new Float64Array(numbers).sort();
  return sorted.every((one, i) => one !== sorted[i - 1]);
}

/** Adds a value to a set. Returns whether the set already had it. */
function isIn<T>(set: Set<T>, value: T): boolean {
  const { size } = set;
  return set.add(value).size === size;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const properties = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
