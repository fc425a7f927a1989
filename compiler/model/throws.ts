import type { Span } from './model.ts';

/** An HTTP error that an operation may answer with. */
export interface ThrownError {
  /** From 400 to 599. */
  readonly status: number;
  /**
   * The error's message, as far as it is known. Names in braces stand for parts that only a request
   * determines. Undefined where nothing is known.
   */
  readonly detail: string | undefined;
  /** Sorted by name. */
  readonly headers: readonly ThrownHeader[];
  /** The author's description: `@throws`. */
  readonly description: string | undefined;
}

/** A header of an error's answer. */
export interface ThrownHeader {
  /** In lower case. */
  readonly name: string;
  /** Whether every such answer has the header. */
  readonly always: boolean;
  /** All possible values, sorted; undefined where they are not known. */
  readonly values: readonly string[] | undefined;
}

/** An error thrown in the style of another framework, which is not an HTTP error here. */
export interface ForeignError {
  readonly span: Span;
  /** The expression that is thrown: `new HTTPException(401)`. */
  readonly text: string;
  /** Undefined where the status is not known. */
  readonly status: number | undefined;
}
