import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { addVary, FlatHeaders } from '../policy/answer-headers.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import { isBeyondAscii } from './head.ts';
import { rawHeader } from './raw-header.ts';

/**
 * Sends an answer whose body is a whole text.
 *
 * @param size length of the text in UTF-8 bytes, which the head has declared already
 */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  size: number,
  head: string[],
): void {
  sendHead(response, status, head);
  // ASCII text, as most is, has the same bytes in Latin-1, which node only has to copy.
  if (text.length === size) response.end(text, 'latin1');
  else response.end(isBeyondAscii(head) ? Buffer.from(text) : text);
}

/**
 * Sends a head. Headers that other code set on the response before (Express names itself, a stopping server
 * closes the connection) stay unless the head has the same name. If any were ever set, Node 20 keeps only the
 * last of several values of a name, unless they are a list. That is so even after all of them were removed,
 * which cannot be detected. So cookies always go out as a list.
 */
export function sendHead(response: ServerResponse, status: number, head: string[]): void {
  if (mayMisread(response)) {
    setHeaders(response, head);
    response.writeHead(status);
  } else response.writeHead(status, headFor(response, head));
}

/**
 * A flat list of headers in the form that node's own `writeHead` takes together with the headers already set
 * on the response.
 */
export function headFor(response: ServerResponse, head: string[]): OutgoingHttpHeader[] {
  const isFlat = !isBegun(response) && !head.includes('set-cookie');
  return isFlat ? head : [...mergedWithSet(response, head)].flat();
}

/**
 * Whether a response may have another `writeHead` than node's. That of Express middleware may take a flat list
 * of headers for one of pairs, as the session and compression middleware did until 2025. That of adapters for
 * AWS Lambda takes it for an object; what their responses have for a request lacks a list of headers, too.
 */
export function mayMisread(response: ServerResponse): boolean {
  // V8 compares two loaded functions in place; `Object.hasOwn` would search all properties of the response.
  const isReplaced = response.writeHead !== Object.getPrototypeOf(response).writeHead;
  return isReplaced || !response.req?.rawHeaders?.length;
}

/** Sets the headers of a flat list one by one, for a `writeHead` that may misread the list. */
export function setHeaders(response: ServerResponse, head: readonly string[]): void {
  for (const [name, value] of mergedWithSet(response, head)) response.setHeader(name, value);
}

/** Whether other code has set headers on a response whose head is still to be sent. */
function isBegun(response: ServerResponse): boolean {
  return !response.headersSent && response.getHeaderNames().length > 0;
}

/**
 * The headers of a flat list, each once, as they must be set on a response: cookies and `vary` include the
 * values that are set there.
 */
function mergedWithSet(response: ServerResponse, head: readonly string[]): Map<string, string | string[]> {
  const headers = new Map<string, string | string[]>();
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i]!.toLowerCase();
    const value = head[i + 1]!;
    const before = headers.get(name);
    if (name === 'set-cookie') headers.set(name, [...(before ?? cookiesOf(response)), value]);
    else if (name === 'vary') headers.set(name, mergedVary(response, value));
    else headers.set(name, before === undefined ? value : [before, value].flat());
  }
  return headers;
}

/** The cookies that are already set on a response. */
function cookiesOf(response: ServerResponse): string[] {
  return [response.getHeader('set-cookie') ?? []].flat().map(String);
}

/** The value of `vary`, including the value that is already set on the response. */
function mergedVary(response: ServerResponse, vary: string): string {
  const before = response.getHeader('vary');
  if (before === undefined) return vary;
  const both = ['vary', String(before)];
  addVary(new FlatHeaders(both), vary.toLowerCase().split(/\s*,\s*/));
  return both[1]!;
}

/**
 * Ends a request that no route can answer for: reports the error, and sends a bare 500 if nothing was sent.
 */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  report: ErrorHandler,
): void {
  reportFailure(request, error, report);
  if (response.headersSent) response.destroy();
  else {
    // A head that node refused leaves its reason phrase behind. HTTP/2 has no reason phrases.
    if (request.httpVersionMajor === 1) response.statusMessage = '';
    sendHead(response, 500, ['content-length', '0']);
    response.end();
  }
}

/** Reports an error of a request that no route can answer for. */
export function reportFailure(request: IncomingMessage, error: unknown, report: ErrorHandler): void {
  const { method = 'GET', url = '/' } = request;
  const path = url.split('?', 1)[0]!;
  const requestId = saneRequestId(rawHeader(request, defaultRequestIdHeader));
  report(error, { method, route: path, path, requestId });
}
