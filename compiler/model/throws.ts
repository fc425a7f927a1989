import type { Span } from './model.ts';

/** An HTTP error that an operation may end with. */
export interface ThrownError {
  /** From 400 to 599. */
  readonly status: number;
  /**
   * What the answer says, as far as it is known: names in braces stand for what only a request tells.
   * Undefined where nothing is known.
   */
  readonly detail: string | undefined;
  /** Sorted by name. */
  readonly headers: readonly ThrownHeader[];
  /** What the author says of it: `@throws`. */
  readonly description: string | undefined;
}

/** A header of an error's answer. */
export interface ThrownHeader {
  /** In lower case. */
  readonly name: string;
  /** Whether every such answer has it. */
  readonly always: boolean;
  /** All values that it may have, sorted; undefined where they are not known. */
  readonly values: readonly string[] | undefined;
}

/** An error that is thrown as other frameworks have it, and is no HTTP error here. */
export interface ForeignError {
  readonly span: Span;
  /** As it is thrown: `new HTTPException(401)`. */
  readonly text: string;
  /** Undefined where it is not known. */
  readonly status: number | undefined;
}
