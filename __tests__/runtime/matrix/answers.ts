/** The expectation of a row of the matrix: the value that the handler receives, or the 422 entries. */
export type Said = Value | Refused | typeof absent;

/** The value counts as absent. */
export const absent = Symbol('absent');

interface Value {
  readonly value: unknown;
}

interface Refused {
  readonly entries: readonly Entry[];
}

/** One 422 entry. `at` is the index of an item. `input` is given where it is not everything that was sent. */
interface Entry {
  readonly type: string;
  readonly at?: number;
  readonly input?: unknown;
  readonly ctx?: { readonly [name: string]: unknown };
}

export const is = (value: unknown): Value => ({ value });

/** A refusal whose `input` is everything that was sent. */
export const not = (type: string, ctx?: Entry['ctx']): Refused => ({
  entries: [{ type, ...(ctx && { ctx }) }],
});

/** A refusal of one item: its index, the item, and the refusal of its value. */
export const item = (at: number, input: unknown, { entries }: Refused): Refused => ({
  entries: entries.map((entry) => ({ ...entry, at, input })),
});

export const all = (...refused: readonly Refused[]): Refused => ({
  entries: refused.flatMap(({ entries }) => entries),
});

/** A refusal of a value that is not one of those of a literal or an enum. */
export const notOneOf = (expected: string): Refused => not('literal_error', { expected });
