import type { DisposeKey } from '../types.ts';

/** The `value` of a disposable object; any other type as it is. */
type Held<R> = unknown extends R
  ? R
  : [keyof R & DisposeKey] extends [never]
    ? R
    : [R] extends [{ readonly value: infer T }]
      ? T
      : R;

/** The value that a handler receives from a function that returns `R`. */
export type Given<R> = [R] extends [never]
  ? never
  : unknown extends R
    ? R
    : [R] extends [AsyncGenerator<infer T, unknown, never>]
      ? T
      : [R] extends [Generator<infer T, unknown, never>]
        ? T
        : Held<Awaited<R>>;
