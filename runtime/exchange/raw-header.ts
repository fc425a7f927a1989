import type { IncomingMessage } from 'node:http';

/**
 * All values of a header, joined as fetch joins them. They are read from the raw list: node keeps only one
 * value of some names, and builds an object of all headers on first access. Objects that imitate node's
 * messages, as adapters for AWS Lambda make them, may have the object alone.
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
  if (rawHeaders.length > 0) return value;
  const { headers } = request;
  // The object inherits properties that are no headers, such as `constructor`.
  return Object.hasOwn(headers, lowerName) ? headers[lowerName]?.toString() : undefined;
}
