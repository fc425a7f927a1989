import type { Said } from './answers.ts';

/** One type of the matrix, with all values that are sent to it. */
export interface Row {
  /** The name of its folder. */
  readonly name: string;
  /** The type as a page writes it. */
  readonly type: string;
  /** The declarator's options, as a page writes them. */
  readonly options?: string;
  /** A default as a page writes it, and its value. */
  readonly fallback: readonly [code: string, value: unknown];
  /** Texts, with the expectations for query, path segment, header, cookie and form field. */
  readonly texts: readonly (readonly [text: string, said: Said])[];
  /** The empty text in a query, a header, a cookie. */
  readonly empty: Said;
  /** The empty text in a form: typescript.md, section 3. */
  readonly emptyField: Said;
  /** Two texts with the same name. */
  readonly twice: Twice;
  /** JSON texts, with the expectations for a field of a body. */
  readonly json: readonly (readonly [json: string, said: Said])[];
}

/**
 * Typescript.md, section 3: a query takes the last, a cookie the first, a header is both joined by a comma
 * and a blank; lists of a query and of a form take both. A form takes the last, as a query does.
 */
interface Twice {
  readonly texts: readonly [string, string];
  readonly query: Said;
  readonly header: Said;
  readonly cookie: Said;
  readonly form: Said;
}
