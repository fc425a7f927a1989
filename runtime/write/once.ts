type Made = { readonly value: unknown } | { readonly error: unknown };

/**
 * What was made of which object, by what makes it, since the outermost call began. It is the module's own, as
 * generated functions hand no context on; all of it is synchronous, so that the calls of two requests never
 * interleave.
 */
let made: Map<unknown, Map<object, Made>> | undefined;

/**
 * What `make` gives for a value, made once until the outermost call has ended. Where members of a union hold
 * the union again and only what they hold tells them apart, each level asks the next one as often as there
 * are such members: without this, 2^100 times for the hundredth.
 *
 * @param maker what tells one `make` from others: its function, or where several files have one of the same
 * its name
 */
export function once<T>(maker: unknown, value: unknown, make: () => T): T {
  if (typeof value !== 'object' || value === null) return make();
  if (made !== undefined) return givenOrMade(made, maker, value, make);
  made = new Map();
  try {
    return givenOrMade(made, maker, value, make);
  } finally {
    made = undefined;
  }
}

function givenOrMade<T>(all: NonNullable<typeof made>, maker: unknown, value: object, make: () => T): T {
  const known = all.get(maker) ?? new Map<object, Made>();
  all.set(maker, known);
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
