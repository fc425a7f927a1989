import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse, ServerHttp2Stream } from 'node:http2';
import { isClosed } from '../exchange/closed.ts';
import { isBodiless } from '../exchange/status.ts';

/**
 * The header fields that concern a single HTTP/1 connection. The answer of another service that the app
 * passes on may contain them.
 */
const connectionHeaders = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];

/** The answer in a form that srvx can send over HTTP/2. */
export function forHttp2(answer: Response, response: ServerResponse): Response {
  if (!isClosed(response)) {
    const http2 = response as unknown as Http2ServerResponse;
    endWithReset(http2);
    closeUnread(answer, http2);
    return withoutConnection(answer);
  }
  // srvx asks the response whether the client has left, and an HTTP/2 response doesn't know: the body would
  // wait for a reader forever.
  answer.body?.cancel().catch(() => {});
  return answer;
}

/**
 * Ends a stream that its client resets. If the client gives NO_ERROR as its reason, as node's own does unless
 * told otherwise, node waits for bytes to go out that the client takes no more, even after the connection has
 * ended.
 */
function endWithReset({ stream }: Http2ServerResponse): void {
  stream.once('aborted', () => stream.destroy());
}

/**
 * Closes a stream once its answer has been sent, if nobody has begun to read the request, or as soon as the
 * message is destroyed. Node closes only those that nobody has begun to read, and only if the answer has a
 * body. The unread bytes count against a limit that all requests on the connection share.
 */
function closeUnread({ status }: Response, response: Http2ServerResponse): void {
  const { req, stream } = response;
  if (stream.endAfterHeaders) return;
  const closeOrWait = () => {
    if (stream.readableFlowing === null || req.destroyed) close(stream);
    else req.once('close', () => close(stream));
  };
  const isEmpty = isBodiless(status);
  if (req.method === 'HEAD') afterEnd(response, closeOrWait);
  // The app may have ended the response itself, some time ago. Node ends a body when it asks for trailers.
  else if (isEmpty ? stream.writableFinished : stream.sentTrailers) closeOrWait();
  else stream.once(isEmpty ? 'finish' : 'wantTrailers', closeOrWait);
}

/** Calls `use` after the answer to a HEAD: its stream has finished before, and so has no event for that. */
function afterEnd(response: Http2ServerResponse, use: () => void): void {
  if (response.writableEnded) {
    use();
    return;
  }
  const end = response.end.bind(response) as (...args: unknown[]) => Http2ServerResponse;
  response.end = ((...args: unknown[]) => {
    end(...args);
    use();
    return response;
  }) as Http2ServerResponse['end'];
}

function close(stream: ServerHttp2Stream): void {
  // The end of the answer is on its way only after the event.
  setImmediate(() => {
    stream.close();
    // It would wait until the bytes that have come are read, and a destroyed message never reads them.
    stream.removeAllListeners('data').resume();
  });
}

/** HTTP/2 forbids header fields of a connection (RFC 9113, 8.2.2): node would refuse the whole answer. */
function withoutConnection(answer: Response): Response {
  // Reading the body of srvx's Response would create a stream for a text.
  if (!connectionHeaders.some((name) => answer.headers.has(name))) return answer;
  const copy = new Response(answer.body, answer);
  for (const name of connectionHeaders) copy.headers.delete(name);
  return copy;
}
