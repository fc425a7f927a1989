import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { addVary, FlatHeaders } from '../policy/answer-headers.ts';
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
 * Sends a head. What somebody set on the response before (Express names itself, a server that stops closes
 * the connection) stays where the head has no such name. Beside it Node 20 keeps the last of several values
 * only, unless they are a list, and so it does where all has been removed again, which nothing tells: hence
 * cookies go out as a list in any case.
 */
export function sendHead(response: ServerResponse, status: number, head: string[]): void {
  if (Object.hasOwn(response, 'writeHead')) {
    setHeaders(response, head);
    response.writeHead(status);
  } else response.writeHead(status, headFor(response, head));
}

/** A flat list of headers as node's own `writeHead` takes it beside what has been set on the response. */
export function headFor(response: ServerResponse, head: string[]): OutgoingHttpHeader[] {
  const isFlat = !isBegun(response) && !head.includes('set-cookie');
  return isFlat ? head : [...besides(response, head)].flat();
}

/**
 * Sets the headers of a flat list one by one: a `writeHead` that middleware of Express has put in place of
 * node's may take such a list for one of pairs, as those of sessions and compression did until 2025.
 */
export function setHeaders(response: ServerResponse, head: readonly string[]): void {
  for (const [name, value] of besides(response, head)) response.setHeader(name, value);
}

/** Whether somebody has set headers on a response whose head is still to be sent. */
function isBegun(response: ServerResponse): boolean {
  return !response.headersSent && response.getHeaderNames().length > 0;
}

/**
 * The headers of a flat list, each once, as they are to be set on a response: what adds up is put to what has
 * been set there.
 */
function besides(response: ServerResponse, head: readonly string[]): Map<string, string | string[]> {
  const headers = new Map<string, string | string[]>();
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i]!.toLowerCase();
    const value = head[i + 1]!;
    const before = headers.get(name);
    if (name === 'set-cookie') headers.set(name, [...(before ?? cookiesOf(response)), value]);
    else if (name === 'vary') headers.set(name, varyBeside(response, value));
    else headers.set(name, before === undefined ? value : [before, value].flat());
  }
  return headers;
}

/** The cookies that have been set on a response. */
function cookiesOf(response: ServerResponse): string[] {
  return [response.getHeader('set-cookie') ?? []].flat().map(String);
}

/** What an answer varies by, with what has been set on its response. */
function varyBeside(response: ServerResponse, vary: string): string {
  const before = response.getHeader('vary');
  if (before === undefined) return vary;
  const both = ['vary', String(before)];
  addVary(new FlatHeaders(both), vary.toLowerCase().split(/\s*,\s*/));
  return both[1]!;
}

/**
 * Ends a request that nothing of a route's can answer for: reports the error and sends a bare 500, where
 * nothing has been sent.
 */
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
