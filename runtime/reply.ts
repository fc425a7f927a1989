import type { ReplyHeaders } from './exchange/head.ts';
import type { RedirectStatus } from './exchange/status.ts';
import { wellFormed } from './text/well-formed.ts';

/**
 * A body with its status, as a tuple whose type knows the status: `return reply(todo, 201)`. The status must
 * be from 200 to 599, otherwise the answer is a 500. With 204, 205 and 304 the body is not sent.
 */
export function reply<T, const S extends number>(body: T, status: S): [T, S];
/**
 * A body with its status and headers. The type knows the names and values of the headers, too:
 * `return reply(todo, 201, { location: '/todos/5' })`.
 */
export function reply<T, const S extends number, const H extends ReplyHeaders>(
  body: T,
  status: S,
  headers: H,
): [T, S, H];
export function reply(body: unknown, status: number, headers?: ReplyHeaders): unknown[] {
  return headers === undefined ? [body, status] : [body, status, headers];
}

/**
 * A redirect: an answer without a body, with status 307 and a `location` header, in which spaces and
 * non-ASCII characters are percent-encoded.
 */
export function redirect(location: string | URL): [undefined, 307, { location: string }];
/**
 * A redirect with status 301, 302, 303, 307 or 308. In its `location`, spaces and non-ASCII characters are
 * percent-encoded.
 */
export function redirect<const S extends RedirectStatus>(
  location: string | URL,
  status: S,
): [undefined, S, { location: string }];
export function redirect(location: string | URL, status: RedirectStatus = 307): unknown[] {
  const encoded = wellFormed(String(location)).replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return [undefined, status, { location: encoded }];
}

/** Whether a result is a tuple of a body with its status, where the handler may also return the bare body. */
export function isReply<T>(result: T): result is Extract<T, readonly [unknown, number, unknown?]> {
  return (
    Array.isArray(result) && (result.length === 2 || result.length === 3) && typeof result[1] === 'number'
  );
}

/** The headers of a reply tuple, if it has any. */
export function headersOf(tuple: readonly [unknown, number, ReplyHeaders?]): ReplyHeaders | undefined {
  return tuple[2];
}
