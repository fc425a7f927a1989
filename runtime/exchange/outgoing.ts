import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import { isBeyondAscii } from './head.ts';
import { rawHeader } from './raw-header.ts';

/**
 * Sends an answer that is a whole text.
 *
 * @param size bytes of the text in UTF-8, which the head has told already
 */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  size: number,
  head: string[],
): void {
  sendHead(response, status, head);
  // Text of ASCII alone, as most is, has the same bytes in Latin-1, and those node needs but copy.
  if (text.length === size) response.end(text, 'latin1');
  else response.end(isBeyondAscii(head) ? Buffer.from(text) : text);
}

/**
 * Sends a head. What somebody set on the response before (Express names itself, a server that stops closes the connection) stays where the
 * head has no such name; beside it Node 20 keeps the last of several values only, unless they are a list: so cookies become one.
 */
export function sendHead(response: ServerResponse, status: number, head: string[]): void {
  if (Object.hasOwn(response, 'writeHead')) {
    setHeaders(response, head);
    response.writeHead(status);
  } else response.writeHead(status, isBegun(response) ? withCookieList(head) : head);
}

/**
 * Sets the headers of a flat list one by one: a `writeHead` that middleware of Express has put in place of node's may take such a list for one
 * of pairs, as those of sessions and compression did until 2025.
 */
export function setHeaders(response: ServerResponse, head: readonly string[]): void {
  const values = new Map<string, string[]>();
  for (let i = 0; i < head.length; i += 2)
    values.set(head[i]!, [...(values.get(head[i]!) ?? []), head[i + 1]!]);
  for (const [name, all] of values) response.setHeader(name, all.length === 1 ? all[0]! : all);
}

/** Whether somebody has set headers on a response whose head is still to be sent. */
export function isBegun(response: ServerResponse): boolean {
  return !response.headersSent && response.getHeaderNames().length > 0;
}

function withCookieList(head: readonly string[]): OutgoingHttpHeader[] {
  const cookies: string[] = [];
  const listed: OutgoingHttpHeader[] = [];
  for (let i = 0; i < head.length; i += 2)
    if (head[i] === 'set-cookie') cookies.push(head[i + 1]!);
    else listed.push(head[i]!, head[i + 1]!);
  if (cookies.length > 0) listed.push('set-cookie', cookies);
  return listed;
}

/** Ends a request that nothing of a route's can answer for: reports the error and sends a bare 500, where nothing has been sent. */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  report: ErrorHandler,
): void {
  const { method = 'GET', url = '/' } = request;
  const path = url.split('?', 1)[0]!;
  const requestId = saneRequestId(rawHeader(request, defaultRequestIdHeader));
  report(error, { method, route: path, path, requestId });
  if (response.headersSent) response.destroy();
  else {
    // A head that node refused leaves its reason phrase behind. HTTP/2 has none.
    if (request.httpVersionMajor === 1) response.statusMessage = '';
    sendHead(response, 500, ['content-length', '0']);
    response.end();
  }
}
