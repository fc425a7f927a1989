import type { ReplyHeaders } from '../exchange/head.ts';

/** The headers of an error whose body is not its own: whoever writes the body knows what it is. */
export function withoutContentType(headers: ReplyHeaders): ReplyHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
  );
}
