import type { Http2Session, ServerHttp2Stream } from 'node:http2';
import type { AfterAnswer } from './exchange.ts';
import type { NodeResponse } from './messages.ts';

/** Whether an answer has been sent, or its client has left. */
export function isClosed({ stream, closed, destroyed }: NodeResponse): boolean {
  return stream?.destroyed ?? (closed || destroyed);
}

/** The error that an answer, or its HTTP/2 stream, was destroyed with. */
export function brokenBy({ stream, errored }: NodeResponse): Error | null | undefined {
  return stream === undefined ? errored : stream.errored;
}

/**
 * Calls `use` once, when the answer has been sent or its connection is gone. Passes the error that broke the
 * answer off, if its body failed.
 */
export function whenClosed(response: NodeResponse, use: AfterAnswer): void {
  const { stream } = response;
  const session = stream?.session;
  const end = () => {
    const error = stream === undefined ? failureOfMessage(response) : failureOfStream(stream, session);
    return use(error ? { error } : undefined);
  };
  if (isClosed(response)) queueMicrotask(end);
  else (stream ?? response).once('close', end);
}

/**
 * The error that an HTTP/1 response was destroyed with. Newer versions of Node also destroy the responses that
 * wait behind an earlier one, when the connection is lost: that is no error of the answer.
 */
function failureOfMessage({ errored, req, socket }: NodeResponse): Error | null {
  const isLost = socket === null && req?.socket?.destroyed;
  const isReset = (errored as NodeJS.ErrnoException | null)?.code === 'ECONNRESET';
  return isLost && isReset ? null : errored;
}

/**
 * The error that an HTTP/2 stream was destroyed with, unless the client reset the stream or the connection
 * was lost.
 *
 * @param session the connection, read before the stream closed: a destroyed stream no longer has one
 */
function failureOfStream({ errored }: ServerHttp2Stream, session: Http2Session | undefined): Error | null {
  const isLost = session === undefined || session.destroyed;
  const isReset = (errored as NodeJS.ErrnoException | null)?.code === 'ERR_HTTP2_STREAM_ERROR';
  return isLost || isReset ? null : errored;
}
