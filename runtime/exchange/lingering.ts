import type { WebRequest } from './web.ts';

/** Whether an answer on this connection can end later than it comes: HTTP/1 on node. */
export function canLinger({ runtime }: WebRequest): boolean {
  return runtime?.node?.req.httpVersionMajor === 1;
}

/**
 * The bytes at once, the end of the body when the rest of the request is drained: closing a connection
 * earlier resets it, and the client loses the answer.
 */
export function lingering(
  bytes: () => Uint8Array | Promise<Uint8Array>,
  drained: () => Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await bytes());
      await drained();
      controller.close();
    },
  });
}

/** The same for a whole Response, after which the connection is closed. */
export function lingeringResponse(response: Response, drained: () => Promise<void>): Response {
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  const { status, statusText } = response;
  const body = lingering(async () => new Uint8Array(await response.arrayBuffer()), drained);
  return new Response(body, { status, statusText, headers });
}
