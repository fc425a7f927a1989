import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { rawHeader } from './raw-header.ts';
import type { WebRequest } from './web.ts';
import { BodySource } from './web-body.ts';

/**
 * On node: after the answer, discards within limits the rest of a body that middleware has begun to use but
 * nobody reads. Node discards only untouched bodies. The rest would block the next request on the connection,
 * and a client that sends everything first would not get its answer.
 */
export function drainWhenAnswered(request: WebRequest): void {
  const node = request.runtime?.node;
  if (node?.res === undefined) return;
  const message = node.req as IncomingMessage;
  if (!mayHaveBody(message)) return;
  const response = node.res as ServerResponse | Http2ServerResponse;
  // An HTTP/2 response finishes only with its request, its stream with the answer.
  const written = 'stream' in response ? response.stream : response;
  // This must run before node's own listener, which resumes an untouched message: then it would look as if it
  // had been used.
  written.prependOnceListener('finish', () => {
    const isBegun = message.readableFlowing !== null && !message.readableEnded && !message.destroyed;
    if (isBegun && !request.bodyUsed && request.body?.locked === false)
      void drainRest(new BodySource(request));
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

/** Drains the rest of the body. A body beyond the limits closes the connection. */
async function drainRest(source: BodySource): Promise<void> {
  await source.drain();
  await source.cancel();
}
