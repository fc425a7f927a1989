import type { Routed } from './routed.ts';

/**
 * A request that failed on the direct way, but has to be answered on the h3 way, because a custom error
 * handler needs the event.
 */
export interface FailedRequest extends Routed {
  readonly error: unknown;
  /** Whether all or part of its body has been read. */
  readonly isBodyTaken: boolean;
  /** The id that the answer must carry, because the reports of the request carry it, too. */
  readonly requestId: string | undefined;
}
