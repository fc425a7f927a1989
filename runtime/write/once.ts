type Made = { readonly value: unknown } | { readonly error: unknown };

/**
 * The results by key and object since the outermost call began. This is module state because generated
 * functions pass no context on. They are all synchronous, so the calls of two requests never interleave.
 */
let made: Map<unknown, Map<object, Made>> | undefined;

/**
 * The result of `make` for a value, computed once until the outermost call has ended. If members of a
 * recursive union can only be told apart by their contents, each level checks the next one once for every
 * such member. Without this, the hundredth level would be checked 2^100 times.
 *
 * @param key stands for `make`: its function, or its name if several files have the same function
 */
export function once<T>(key: unknown, value: unknown, make: () => T): T {
  if (typeof value !== 'object' || value === null) return make();
  if (made !== undefined) return memoized(made, key, value, make);
  made = new Map();
  try {
    return memoized(made, key, value, make);
  } finally {
    made = undefined;
  }
}

function memoized<T>(all: NonNullable<typeof made>, key: unknown, value: object, make: () => T): T {
  const known = all.get(key) ?? new Map<object, Made>();
  all.set(key, known);
  let result = known.get(value);
  if (result === undefined) {
    result = attempt(make);
    known.set(value, result);
  }
  if ('error' in result) throw result.error;
  return result.value as T;
}

function attempt(make: () => unknown): Made {
  try {
    return { value: make() };
  } catch (error) {
    return { error };
  }
}
