import { FastResponse } from 'srvx';
import { ContractError } from '../errors/internal.ts';
import { copyIfReusable } from './copy-if-reusable.ts';
import { asGlobal, isResponse } from './global-response.ts';
import { withoutTransportHeaders } from './without-transport-headers.ts';

/**
 * Whether a Response has a stream as its body from the beginning, as on node. Other runtimes create the
 * stream of a text on access.
 */
const hasStream = FastResponse !== Response;

/**
 * An answer of the app's own code, ready to be sent.
 *
 * @throws ContractError if it cannot be sent
 */
export function sendable(answer: unknown): unknown {
  if (isResponse(answer)) return copyIfReusable(sendableResponse(answer));
  if (isRead(bodyOf(answer))) throw bodyRead();
  return answer;
}

/**
 * A Response of the global class that can be sent. `Response.error()` stands for a network error, and a body
 * that has been read, or is locked to a reader, cannot be read again. Servers only notice when the head is on
 * its way, and cut the connection.
 *
 * @throws ContractError for a Response that cannot be sent
 */
export function sendableResponse(response: Response): Response {
  if (response.status === 0)
    throw new ContractError('A Response of status 0, a network error, cannot be sent');
  if (response.bodyUsed || (hasStream && response.body?.locked)) throw bodyRead();
  // A copy does not tell that `fetch` returned the Response.
  return asGlobal(withoutTransportHeaders(response));
}

/** The body of an answer. A middleware may answer with a body alone. */
export function bodyOf(answer: unknown): unknown {
  return answer instanceof ReadableStream ? answer : ((answer ?? {}) as { body?: unknown }).body;
}

/**
 * Whether a body is a stream that is locked to a reader, or has been read or cancelled. Only the constructor of
 * a Response tells the latter, and leaves the stream as it is. That of workerd takes a locked stream.
 */
function isRead(body: unknown): boolean {
  if (!(body instanceof ReadableStream)) return false;
  if (body.locked) return true;
  try {
    void new Response(body);
    return false;
  } catch {
    return true;
  }
}

const bodyRead = () =>
  new ContractError(
    'A Response whose body has been read cannot be sent: read a copy, `response.clone()`, and make one for each answer',
  );
