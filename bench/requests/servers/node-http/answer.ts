import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { origin, setup } from '../../setup.ts';

/** A request with its start time from `performance.now()`. */
export interface Timed extends IncomingMessage {
  began?: number;
}

type Send = (
  request: Timed,
  response: ServerResponse,
  status: number,
  text: string,
  more?: readonly string[],
) => void;

const sendPlain: Send = (_request, response, status, text, more) => {
  response.writeHead(status, framing(text, more)).end(text);
};

const sendWithCors: Send = (request, response, status, text, more) => {
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && /^[\w.:-]{1,128}$/.test(sent) ? sent : randomUUID();
  const head = framing(text, more);
  head.push('vary', 'origin', 'x-request-id', id);
  if (request.headers.origin === origin)
    head.push('access-control-allow-origin', origin, 'access-control-expose-headers', 'x-request-id');
  response.writeHead(status, head).end(text);
};

const sendTimed: Send = (request, response, status, text, more) => {
  const seconds = ((performance.now() - request.began!) / 1000).toFixed(6);
  const head = framing(text, more);
  head.push('x-process-time', seconds);
  response.writeHead(status, head).end(text);
};

function framing(text: string, more: readonly string[] | undefined): string[] {
  const head = ['content-type', 'application/json', 'content-length', String(Buffer.byteLength(text))];
  if (more !== undefined) head.push(...more);
  return head;
}

/**
 * Sends a JSON text. The function is chosen once, at the start of the server, so that unused headers cost
 * nothing.
 */
export const sendJson = { plain: sendPlain, cors: sendWithCors, timed: sendTimed }[setup];
