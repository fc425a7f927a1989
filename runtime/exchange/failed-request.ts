import type { Routed } from './routed.ts';

/**
 * A request that failed on the direct way, but has to be answered on the h3 way: an error handler of the
 * user's own wants the event.
 */
export interface FailedRequest extends Routed {
  readonly error: unknown;
  /** Whether its body has been read, or a part of it. */
  readonly isBodyTaken: boolean;
  /** The id that the answer is to carry, for whatever else is told of the request carries it. */
  readonly requestId: string | undefined;
}
