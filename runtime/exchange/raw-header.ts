import type { IncomingMessage } from 'node:http';

/**
 * Fills the raw list of a request's headers where it is empty or missing: objects that imitate node's
 * messages, as adapters for AWS Lambda make them, may have the object of headers alone, and srvx's Request
 * reads the list, too.
 */
export function fillRawHeaders(request: IncomingMessage): void {
  request.rawHeaders ??= [];
  for (const [name, value = []] of Object.entries(request.headers))
    for (const one of [value].flat()) request.rawHeaders.push(name, String(one));
}

/**
 * All values of a header, joined as fetch joins them. They are read from the raw list: node keeps only one
 * value of some names, and builds an object of all headers on first access.
 */
export function rawHeader(request: IncomingMessage, lowerName: string): string | undefined {
  const { rawHeaders } = request;
  let value: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length !== lowerName.length || (name !== lowerName && name.toLowerCase() !== lowerName))
      continue;
    if (value === undefined) value = rawHeaders[i + 1]!;
    else value += `${lowerName === 'cookie' ? '; ' : ', '}${rawHeaders[i + 1]}`;
  }
  return value;
}
