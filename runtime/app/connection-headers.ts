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

/** Whether node answers on HTTP/2, which has no place for these headers (RFC 9113, 8.2.2): it refuses the whole answer. */
export function isHttp2({ runtime }: WebRequest): boolean {
  return runtime?.node?.req.httpVersionMajor === 2;
}

/** The answer without them. */
export function withoutConnection(answer: Response): Response {
  const { body, headers: all, status, statusText } = answer;
  if (!connectionHeaders.some((name) => all.has(name))) return answer;
  const headers = new Headers(all);
  for (const name of connectionHeaders) headers.delete(name);
  return new Response(body, { status, statusText, headers });
}
