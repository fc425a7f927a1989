/** What a row of the matrix says: the value that the handler gets, or the 422 entries. */
export type Said = Value | Refused | typeof absent;

/** As if the client had not sent it. */
export const absent = Symbol('absent');

export interface Value {
  readonly value: unknown;
}

export interface Refused {
  readonly entries: readonly Entry[];
}

/** One 422 entry. `at` is the index of an item; `input` stands where it is not the whole of what was sent. */
export interface Entry {
  readonly type: string;
  readonly at?: number;
  readonly input?: unknown;
  readonly ctx?: { readonly [name: string]: unknown };
}

export const is = (value: unknown): Value => ({ value });

/** `input` is what was sent. */
export const not = (type: string, ctx?: Entry['ctx']): Refused => ({
  entries: [{ type, ...(ctx && { ctx }) }],
});

/** An item is wrong: its index, the item, and what is said of it. */
export const item = (at: number, input: unknown, { entries }: Refused): Refused => ({
  entries: entries.map((entry) => ({ ...entry, at, input })),
});

export const all = (...refused: readonly Refused[]): Refused => ({
  entries: refused.flatMap(({ entries }) => entries),
});

/** One of the values that a literal or an enum has. */
export const notOneOf = (expected: string): Refused => not('literal_error', { expected });
