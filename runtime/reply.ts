import type { ReplyHeaders } from './exchange/head.ts';
import type { RedirectStatus } from './exchange/status.ts';
import { wellFormed } from './text/well-formed.ts';

/**
 * A body with its status, as a tuple whose status is known to the type: `return reply(todo, 201)`. A status is
 * from 200 to 599, else the answer is a 500; with 204, 205 and 304 the body is not sent.
 */
export function reply<T, const S extends number>(body: T, status: S): [T, S];
/**
 * The same with headers, whose names and texts the type knows, too:
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
 * Sends the client elsewhere, with 307 or another status of 301, 302, 303 and 308: an answer without a body that
 * holds `location`, in which spaces and what is no ASCII are percent-encoded.
 */
export function redirect<const S extends RedirectStatus = 307>(
  location: string | URL,
  status: S = 307 as S,
): [undefined, S, { location: string }] {
  const encoded = wellFormed(String(location)).replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return [undefined, status, { location: encoded }];
}

/** Whether a result is a body with its status, where it may also be the bare body. */
export function isReply<T>(result: T): result is Extract<T, readonly [unknown, number, unknown?]> {
  return (
    Array.isArray(result) && (result.length === 2 || result.length === 3) && typeof result[1] === 'number'
  );
}

/** The headers of a tuple that may have none. */
export function headersOf(tuple: readonly [unknown, number, ReplyHeaders?]): ReplyHeaders | undefined {
  return tuple[2];
}
