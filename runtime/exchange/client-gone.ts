import { isAbort } from '../stream/outflow.ts';
import type { WebRequest } from './web.ts';

/**
 * Whether code of the app's own failed because its client had left: in reading the body, or in what it handed
 * the request's signal to.
 */
export function isClientGone(error: unknown, request: WebRequest): boolean {
  const lost: NodeJS.ErrnoException | null | undefined = request.runtime?.node?.req.errored;
  // A limit of the user's own middleware ends the message as well.
  if (lost?.code === 'ECONNRESET' && error === lost) return true;
  return isAbort(error) && request.signal.aborted;
}
