/** Multipart bodies, byte by byte as a test wants them. */
export const boundary = '----form-7MA4YWxkTrZu0gW';

export interface Part {
  /** The headers, without the line that ends them. */
  readonly head: string;
  readonly contents?: string | Uint8Array;
}

export const field = (name: string, contents: string | Uint8Array): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  contents,
});

export const file = (
  name: string,
  filename: string,
  contents: string | Uint8Array = '',
  type = 'text/plain',
): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}`,
  contents,
});

export function multipart(...parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ head, contents = '' }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(contents as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

export const multipartType = `Content-Type: multipart/form-data; boundary=${boundary}`;

/** The pieces of a body that is cut at these places. */
export function cut(body: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (body.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((from, i) => body.subarray(from, ends[i] ?? body.length));
}

/** A request whose body is sent in these chunks; node emits each of them separately. */
export function chunked(path: string, type: string, chunks: readonly Uint8Array[]): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: test\r\n${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const full = chunks.filter(({ length }) => length > 0);
  const framed = full.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([Buffer.from(head), ...framed, Buffer.from('0\r\n\r\n')]);
}
