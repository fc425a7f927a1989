import type { ByteStream } from './byte-source.ts';

/** Whether a result is sent as it is, where it may also be something else. */
export function isBytes<T>(result: T): result is Extract<T, ByteStream | Blob> {
  return result instanceof Blob || result instanceof ReadableStream;
}

/** The content type of bytes whose headers name none. */
export function bytesType(body: ByteStream | Blob): string {
  return (body instanceof Blob && body.type) || 'application/octet-stream';
}

/**
 * Whether a result is a stream of items, where it may also be something else. Bytes must have been ruled out:
 * they can be iterated too.
 */
export function isItems<T>(result: T): result is Extract<T, AsyncIterable<unknown>> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}
