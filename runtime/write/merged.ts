/** What two readings of one value hold together: each holds the declared fields of its own type alone. The first may be none. */
export function merged(one: unknown, other: unknown): unknown {
  return one === undefined ? other : together(one, other);
}

/** The same of two JSON texts; the first may be empty. */
export function mergedText(one: string, other: string): string {
  return one === '' ? other : JSON.stringify(together(JSON.parse(one), JSON.parse(other)));
}

/** The same of two values; what is in both and holds nothing is the first one's. */
export function together(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, i) => together(item, other[i]));
  if (!isObject(one) || !isObject(other)) return one;
  const others = Object.entries(other).map(([key, item]) => [
    key,
    Object.hasOwn(one, key) ? together(one[key], item) : item,
  ]);
  // `fromEntries` and no assignment: a field may be named `__proto__`.
  return Object.fromEntries([...Object.entries(one), ...others]);
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
