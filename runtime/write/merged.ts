/**
 * What several readings of one value hold together: each holds the declared fields of its own type alone. `false` stands for a type that
 * the value does not have.
 */
export function merged(...readings: readonly unknown[]): unknown {
  return readings.filter((one) => one !== false).reduce(both);
}

function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, i) => both(item, other[i]));
  if (!isObject(one) || !isObject(other)) return other;
  const others = Object.entries(other).map(([key, item]) => [
    key,
    Object.hasOwn(one, key) ? both(one[key], item) : item,
  ]);
  // `fromEntries` and no assignment: a field may be named `__proto__`.
  return Object.fromEntries([...Object.entries(one), ...others]);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
