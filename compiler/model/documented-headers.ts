import { reservedHeaders } from '../../runtime/exchange/head.ts';

/**
 * Whether the document lists a header of an answer: not the one that stands there as the type of the body,
 * nor those that an app cannot set.
 *
 * @param name in lower case
 */
export function isDocumentedHeader(name: string): boolean {
  return name !== 'content-type' && !reservedHeaders.has(name);
}
