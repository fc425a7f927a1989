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
  return !list.some(repetitions());
}

/** A function that takes one item after the other, and tells whether an item equals an earlier one. */
export function repetitions(): (item: unknown) => boolean {
  const scalars = new Set<unknown>();
  const texts = new Set<string>();
  return (item) =>
    typeof item !== 'object' || item === null ? isIn(scalars, item) : isIn(texts, canonical(item));
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
