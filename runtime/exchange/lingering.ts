import { messagesOf } from './messages.ts';
import type { WebRequest } from './web.ts';

/** Whether the end of an answer can be delayed on this connection: HTTP/1 on node. */
export function canLinger(request: WebRequest): boolean {
  return messagesOf(request)?.req.httpVersionMajor === 1;
}

/**
 * A body that sends its bytes at once, and ends when the rest of the request has been drained. Closing the
 * connection earlier would reset it, and the client would lose the answer.
 */
export function lingering(
  bytes: Uint8Array | Promise<Uint8Array>,
  drained: () => Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await bytes);
      await drained();
      controller.close();
    },
  });
}

/** A Response whose body lingers in this way; then the connection is closed. */
export function lingeringResponse(response: Response, drained: () => Promise<void>): Response {
  const bytes = response.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  const copy = new Response(lingering(bytes, drained), response);
  copy.headers.set('connection', 'close');
  return copy;
}
