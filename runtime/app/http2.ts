import type { ServerResponse } from 'node:http';
import { isClosed } from '../exchange/closed.ts';
import type { WebRequest } from '../exchange/web.ts';

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

/** Whether node answers on HTTP/2. */
export function isHttp2({ runtime }: WebRequest): boolean {
  return runtime?.node?.req.httpVersionMajor === 2;
}

/** The answer in a form that srvx can send over HTTP/2. */
export function forHttp2(answer: Response, response: ServerResponse): Response {
  if (!isClosed(response)) return withoutConnection(answer);
  // srvx asks the response whether the client has left, and an HTTP/2 response doesn't know: the body would
  // wait for a reader forever.
  answer.body?.cancel().catch(() => {});
  return answer;
}

/** HTTP/2 forbids header fields of a connection (RFC 9113, 8.2.2): node would refuse the whole answer. */
function withoutConnection(answer: Response): Response {
  // Reading the body of srvx's Response would create a stream for a text.
  if (!connectionHeaders.some((name) => answer.headers.has(name))) return answer;
  const { body, status, statusText } = answer;
  const headers = new Headers(answer.headers);
  for (const name of connectionHeaders) headers.delete(name);
  return new Response(body, { status, statusText, headers });
}
