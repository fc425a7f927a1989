import type { ErrorShape } from './error-shape.ts';
import type { ForeignThrown } from './foreign-errors.ts';
import type { Callable } from './functions.ts';
import type { Passage } from './rethrown.ts';
import type { Arguments } from './values.ts';

/**
 * The errors that a function throws itself, and the functions that it calls, independently of its arguments.
 */
export interface Summary {
  readonly throws: readonly Thrown[];
  readonly calls: readonly Called[];
  /** Thrown errors of other frameworks, which are not HTTP errors here. */
  readonly foreign: readonly Foreign[];
}

export interface Occurrence {
  /** The error must pass all of them to leave the function. */
  readonly passages: readonly Passage[];
  /**
   * Whether a generator has yielded before. A caller that reads only the first item does not get the error.
   */
  readonly isLate: boolean;
}

export interface Thrown extends Occurrence {
  readonly shapes: readonly ErrorShape[];
}

export interface Foreign extends Occurrence {
  readonly error: ForeignThrown;
}

export interface Called extends Occurrence {
  readonly callable: Callable;
  readonly given: Arguments;
}
