import { reservedHeaders } from '../../runtime/exchange/head.ts';

/**
 * Whether the document lists a response header. `content-type` is left out, because the document has it as
 * the media type of the body, and so are headers that an app cannot set.
 *
 * @param name in lower case
 */
export function isDocumentedHeader(name: string): boolean {
  return name !== 'content-type' && !reservedHeaders.has(name);
}
