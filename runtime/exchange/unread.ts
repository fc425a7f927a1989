import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { destroyWithConnection } from './connection.ts';
import { discard, untilAbandoned } from './drain.ts';
import { messagesOf } from './messages.ts';
import { rawHeader } from './raw-header.ts';
import type { WebRequest } from './web.ts';
import { BodySource } from './web-body.ts';

/**
 * On node: after the answer, discards within limits the rest of a body that the app has begun to use and not
 * read to its end. Node discards only untouched bodies. The rest would block the next request on the
 * connection, and a client that sends everything first would not get its answer. An untouched body ends with its
 * connection, also for an operation that reads it after the answer.
 */
export function drainWhenAnswered(request: WebRequest): void {
  const messages = messagesOf(request);
  if (messages?.res === undefined) return;
  const { req: message, res: response } = messages;
  if (!mayHaveBody(message)) return;
  const { stream } = response;
  // An HTTP/2 response finishes only with its request, its stream with the answer.
  const written = stream ?? response;
  // This must run before node's own listener, which resumes an untouched message and lets go of the socket.
  written.prependOnceListener('finish', () => {
    if (isWhole(message)) return;
    const socket = stream === undefined ? response.socket : null;
    const isUntouched = message.readableFlowing === null && !message.destroyed;
    // The request's abort signal fires if its message is destroyed before the response has closed.
    if (!isUntouched) setImmediate(() => void letGo(request, message, socket));
    // A middleware that has answered may still call its operation.
    else if (socket?.destroyed === false) destroyWithConnection(message, socket);
  });
}

/** Whether the message may have a body. HTTP/2 need not declare one. */
function mayHaveBody(message: IncomingMessage): boolean {
  return (
    message.httpVersionMajor > 1 ||
    rawHeader(message, 'content-length') !== undefined ||
    rawHeader(message, 'transfer-encoding') !== undefined
  );
}

/** Whether all of a message has come. Platforms that imitate node's messages may say so in one way only. */
function isWhole({ complete, readableEnded }: IncomingMessage): boolean {
  return complete || readableEnded;
}

/** @param socket the connection of HTTP/1 */
async function letGo(request: WebRequest, message: IncomingMessage, socket: Socket | null): Promise<void> {
  if (!message.destroyed) await endReading(request, message);
  // Whoever cancels a body destroys its message and not the connection.
  if (!isWhole(message) && socket?.destroyed === false) discard(message, socket);
}

/**
 * Settles when the message has been read to its end or destroyed: nothing reads it any more. To destroy it
 * closes the connection, or the stream of HTTP/2.
 */
async function endReading(request: WebRequest, message: IncomingMessage): Promise<void> {
  const mayReadOn = await leave(request);
  if (mayReadOn && !message.destroyed) await untilAbandoned(message);
  if (!isWhole(message)) message.destroy();
}

/**
 * Leaves a body, of which a part has perhaps been read. Returns whether others may read on: through a reader,
 * or a copy, which the stream of a cancelled body goes on for.
 */
async function leave(request: WebRequest): Promise<boolean> {
  const { body, bodyUsed } = request;
  if (body?.locked !== false) return true;
  if (bodyUsed) {
    body.cancel().catch(() => {});
    return true;
  }
  const source = new BodySource(request);
  if (!(await source.drain())) return false;
  void source.cancel();
  return true;
}
