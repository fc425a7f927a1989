import { isAbort } from '../stream/outflow.ts';
import { brokenBy, isClosed } from './closed.ts';
import { messagesOf } from './messages.ts';
import type { WebRequest } from './web.ts';

/**
 * Whether the app's own code failed because its client had left: while it read the body or wrote to node's
 * response, or in an operation that it passed the request's abort signal to.
 */
export function isClientGone(error: unknown, request: WebRequest): boolean {
  const lost: NodeJS.ErrnoException | null | undefined = messagesOf(request)?.req.errored;
  // A body limit in the app's own middleware ends the message as well.
  if (lost?.code === 'ECONNRESET' && error === lost) return true;
  return request.signal.aborted && (isAbort(error) || isCutOff(error, request));
}

const closedEarly = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Whether the error says that one of node's streams was closed too early, as an answer or an HTTP/2 message
 * is when its client leaves. If it was another stream that closed, node breaks the answer off with this error.
 */
function isCutOff(error: unknown, request: WebRequest): boolean {
  const response = messagesOf(request)?.res;
  if (response === undefined || codeOf(error) !== closedEarly) return false;
  return isClosed(response) && codeOf(brokenBy(response)) !== closedEarly;
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException | null | undefined)?.code;
}
