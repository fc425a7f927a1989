import type { ReplyHeaders } from '../exchange/head.ts';

/** The headers of an error without its content type, for a body that the error mode writes. */
export function withoutContentType(headers: ReplyHeaders): ReplyHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
  );
}
