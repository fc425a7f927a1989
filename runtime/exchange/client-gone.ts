import { isAbort } from '../stream/outflow.ts';
import type { WebRequest } from './web.ts';

/**
 * Whether the app's own code failed because its client had left: while it read the body, or in an operation
 * that it passed the request's abort signal to.
 */
export function isClientGone(error: unknown, request: WebRequest): boolean {
  const lost: NodeJS.ErrnoException | null | undefined = request.runtime?.node?.req.errored;
  // A body limit in the app's own middleware ends the message as well.
  if (lost?.code === 'ECONNRESET' && error === lost) return true;
  return isAbort(error) && request.signal.aborted;
}
