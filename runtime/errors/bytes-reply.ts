import { flatten, pairs, type ReplyHeaders } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { bytesType, isBytes } from '../stream/kinds.ts';
import type { ErrorReply } from './handlers.ts';

/**
 * A tuple of bytes, a `Blob` or a stream, as the Response that it stands for: a handler of a route may return one, too.
 *
 * @throws when the status or the headers cannot be sent
 */
export function withBytes(reply: Response | ErrorReply): Response | ErrorReply {
  if (!Array.isArray(reply)) return reply;
  const [body, status, headers = {}] = reply as readonly [
    ReadableStream | Blob | null,
    number,
    ReplyHeaders?,
  ];
  if (!isBytes(body)) return reply;
  checkStatus(status);
  const head = pairs(flatten(headers, bytesType(body)));
  return new Response(isBodiless(status) ? null : body, { status, headers: head });
}
