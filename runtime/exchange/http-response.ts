import { HTTPResponse } from 'h3';

/** An answer as h3 wants it, with a flat list of names and values. */
export function httpResponse(
  status: number,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  head: readonly string[],
): HTTPResponse {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return new HTTPResponse(body, { status, headers });
}
