import type { ServerResponse } from 'node:http';
import type { Http2Session, ServerHttp2Stream } from 'node:http2';
import type { AfterAnswer } from './exchange.ts';

/** A response of node's. One of HTTP/2 doesn't know how it ended: the stream below it does. */
type NodeResponse = ServerResponse & { readonly stream?: ServerHttp2Stream };

/** Whether an answer has been sent, or there is nobody left to take it. */
export function isClosed({ stream, closed, destroyed }: NodeResponse): boolean {
  return stream?.destroyed ?? (closed || destroyed);
}

/**
 * Calls back once: when the answer has been sent, or its connection is gone. Tells what it was broken off
 * with where the body that it was given failed.
 */
export function whenClosed(response: NodeResponse, use: AfterAnswer): void {
  const { stream } = response;
  const session = stream?.session;
  const end = () => {
    const error = stream === undefined ? response.errored : failureOf(stream, session);
    return use(error ? { error } : undefined);
  };
  if (isClosed(response)) queueMicrotask(end);
  else (stream ?? response).once('close', end);
}

/**
 * What a stream was destroyed with, unless it was by its client, who reset it, or with its connection.
 *
 * @param session its connection, when it was asked first: a stream that was destroyed before has none any more
 */
function failureOf({ errored }: ServerHttp2Stream, session: Http2Session | undefined): Error | null {
  const isLost = session === undefined || session.destroyed;
  const isReset = (errored as NodeJS.ErrnoException | null)?.code === 'ERR_HTTP2_STREAM_ERROR';
  return isLost || isReset ? null : errored;
}
