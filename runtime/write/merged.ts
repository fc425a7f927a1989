/** What two readings of one value hold together: each holds the declared fields of its own type alone. The first may be none. */
export function merged(one: unknown, other: unknown): unknown {
  return one === undefined ? other : both(one, other);
}

/** One of several types that a value may have: whether it has it, and what is read of it then. */
export interface Reading {
  fits(value: unknown): boolean;
  read(value: unknown): unknown;
}

/**
 * What the readings that fit a value hold together: the one that keeps the most of it, and with it all that agree. Two disagree where what one fills
 * in is no value of the other. Undefined where none fits.
 */
export function readFitting(value: unknown, readings: readonly Reading[]): unknown {
  const fitting = readings
    .filter(({ fits }) => fits(value))
    .map(({ fits, read }): Read => ({ fits, is: read(value) }))
    .sort((a, b) => kept(value, b.is) - kept(value, a.is));
  const agreeing: Read[] = [];
  for (const one of fitting) if (agreeing.every((other) => agree(value, one, other))) agreeing.push(one);
  return agreeing.reduce<unknown>((all, { is }) => merged(all, is), undefined);
}

/** A reading, and what it gave. */
interface Read extends Pick<Reading, 'fits'> {
  readonly is: unknown;
}

function agree(value: unknown, one: Read, other: Read): boolean {
  return one.fits(both(value, other.is)) && other.fits(both(value, one.is));
}

/** How many parts of a value are in what was read of it. */
function kept(value: unknown, read: unknown): number {
  if (Array.isArray(value) && Array.isArray(read))
    return value.reduce<number>((sum, item, i) => sum + kept(item, read[i]), 1);
  if (!isObject(value) || !isObject(read)) return 1;
  const names = Object.keys(read).filter((name) => Object.hasOwn(value, name));
  return names.reduce((sum, name) => sum + kept(value[name], read[name]), 1);
}

/** The same of two JSON texts; the first may be empty. */
export function mergedText(one: string, other: string): string {
  return one === '' ? other : JSON.stringify(both(JSON.parse(one), JSON.parse(other)));
}

function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, i) => both(item, other[i]));
  if (!isObject(one) || !isObject(other)) return one;
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
