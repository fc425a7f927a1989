import type { ByteStream } from './byte-source.ts';

/** Whether a result that may have other types is bytes, which are sent as they are. */
export function isBytes<T>(result: T): result is Extract<T, ByteStream | Blob> {
  return result instanceof Blob || result instanceof ReadableStream;
}

/** Whether bytes can be read from a result, also if its class is that of a polyfill. */
export function isReadable(result: ByteStream | Blob): boolean {
  return result instanceof Blob || typeof result?.getReader === 'function';
}

/** The content type of bytes for which the headers name none. */
export function bytesType(body: ByteStream | Blob): string {
  return (body instanceof Blob && body.type) || 'application/octet-stream';
}

/**
 * Whether a result that may have other types is a stream of items. Bytes must have been ruled out before:
 * they are iterable, too.
 */
export function isItems<T>(result: T): result is Extract<T, AsyncIterable<unknown>> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}
