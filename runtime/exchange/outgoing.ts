import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { isBeyondAscii } from './head.ts';

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
  response.writeHead(status, head);
  // Text of ASCII alone, as most is, has the same bytes in Latin-1, and those node needs but copy.
  if (text.length === size) response.end(text, 'latin1');
  else response.end(isBeyondAscii(head) ? Buffer.from(text) : text);
}

/** Calls back once: when the answer has been sent, or its connection is gone. */
export function whenClosed(response: ServerResponse, use: () => void | Promise<void>): void {
  if (response.closed) queueMicrotask(use);
  else response.once('close', use);
}

/** Ends a request that nothing of a route's can answer for: reports the error and sends a bare 500, where nothing has been sent. */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  report: ErrorHandler,
): void {
  const { method = 'GET', url: path = '/' } = request;
  report(error, { method, route: path, path, requestId: undefined });
  if (response.headersSent) response.destroy();
  else response.writeHead(500, ['content-length', '0']).end();
}
