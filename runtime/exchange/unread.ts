import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { rawHeader } from './raw-header.ts';
import type { WebRequest } from './web.ts';
import { BodySource } from './web-body.ts';

/**
 * On node: reads on, after the answer and within bounds, what middleware has looked at and nobody reads. Node
 * throws away only what is untouched, and the rest would keep the connection from its next request, and a
 * client that sends all first from its answer.
 */
export function drainWhenAnswered(request: WebRequest): void {
  const node = request.runtime?.node;
  if (node?.res === undefined) return;
  const message = node.req as IncomingMessage;
  if (!mayHaveBody(message)) return;
  const response = node.res as ServerResponse | Http2ServerResponse;
  // A response of HTTP/2 finishes with its request alone, its stream with the answer.
  const written = 'stream' in response ? response.stream : response;
  // Before node's own listener, which makes flow what is untouched: it would look as if somebody had begun to read it.
  written.prependOnceListener('finish', () => {
    const isBegun = message.readableFlowing !== null && !message.readableEnded && !message.destroyed;
    if (isBegun && !request.bodyUsed && request.body?.locked === false)
      void drainRest(new BodySource(request));
  });
}

/** A body of HTTP/2 need not be declared. */
function mayHaveBody(message: IncomingMessage): boolean {
  return (
    message.httpVersionMajor > 1 ||
    rawHeader(message, 'content-length') !== undefined ||
    rawHeader(message, 'transfer-encoding') !== undefined
  );
}

/** What is beyond the bounds closes the connection. */
async function drainRest(source: BodySource): Promise<void> {
  await source.drain();
  await source.cancel();
}
