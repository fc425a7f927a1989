import { QueryDecoder } from './decode.ts';

/** The values, in the order of the reader's names. */
export type QueryValues = (string | undefined)[];

/**
 * A reader of raw query text (without `?`) for given names. It decodes as URLSearchParams does, but in one
 * scan and without allocating anything for other names. If a name is repeated, the last value counts; the
 * values of a name in `lists` are joined by commas.
 */
export function queryReader(
  names: readonly string[],
  lists: readonly string[] = [],
): (search: string) => QueryValues {
  // Created when first needed: most operations of a large app get no request for a long time.
  let reader: QueryReader | undefined;
  return (search) => {
    reader ??= new QueryReader(names, lists);
    return reader.read(search);
  };
}

class QueryReader {
  readonly #names: readonly string[];
  /** The names that may appear literally. Others contain `%` or `+`, and only match after decoding. */
  readonly #plainNames: readonly (string | undefined)[];
  readonly #joins: readonly boolean[];
  readonly #empty: QueryValues;
  readonly #decoder = new QueryDecoder();

  constructor(names: readonly string[], lists: readonly string[]) {
    this.#names = names;
    this.#plainNames = names.map((name) => (/[%+]/.test(name) ? undefined : name));
    this.#joins = names.map((name) => lists.includes(name));
    this.#empty = names.map(() => undefined);
  }

  read(search: string): QueryValues {
    const values = this.#empty.slice();
    this.#decoder.reset();
    const length = search.length;
    let equals = -1;
    for (let from = 0; from < length; ) {
      let end = search.indexOf('&', from);
      if (end === -1) end = length;
      // Kept between pairs, so that a long query without `=` is not searched to its end again and again.
      if (equals < from) {
        equals = search.indexOf('=', from);
        if (equals === -1) equals = length;
      }
      if (end > from) this.#take(search, from, Math.min(equals, end), end, values);
      from = end + 1;
    }
    return values;
  }

  #take(search: string, from: number, nameEnd: number, end: number, values: QueryValues): void {
    const at = this.#find(search, from, nameEnd);
    if (at === -1) return;
    const value = nameEnd === end ? '' : this.#decoder.decode(search.slice(nameEnd + 1, end));
    const before = values[at];
    values[at] = this.#joins[at] && before !== undefined ? `${before},${value}` : value;
  }

  #find(search: string, from: number, end: number): number {
    const length = end - from;
    for (let at = 0; at < this.#plainNames.length; at++) {
      const name = this.#plainNames[at];
      if (name !== undefined && name.length === length && search.startsWith(name, from)) return at;
    }
    for (let i = from; i < end; i++) {
      const code = search.charCodeAt(i);
      if (code === 0x25 || code === 0x2b)
        return this.#names.indexOf(this.#decoder.decode(search.slice(from, end)));
    }
    return -1;
  }
}
