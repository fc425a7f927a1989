import type { ServerResponse } from 'node:http';
import { isClosed } from '../exchange/closed.ts';
import type { WebRequest } from '../exchange/web.ts';

/** What is said of one connection of HTTP/1. A service whose answer is passed on may have said it. */
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

/** An answer as srvx is to send it on HTTP/2. */
export function forHttp2(answer: Response, response: ServerResponse): Response {
  if (!isClosed(response)) return withoutConnection(answer);
  // srvx asks the response itself whether its client has left, and one of HTTP/2 doesn't know: the body would
  // wait for a reader forever.
  answer.body?.cancel().catch(() => {});
  return answer;
}

/** HTTP/2 has no place for headers of a connection (RFC 9113, 8.2.2): node refuses the whole answer. */
function withoutConnection(answer: Response): Response {
  const { body, headers: all, status, statusText } = answer;
  if (!connectionHeaders.some((name) => all.has(name))) return answer;
  const headers = new Headers(all);
  for (const name of connectionHeaders) headers.delete(name);
  return new Response(body, { status, statusText, headers });
}
