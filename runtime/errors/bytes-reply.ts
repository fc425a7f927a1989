import { flatten, pairs, type ReplyHeaders } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { bytesType, isBytes } from '../stream/kinds.ts';
import type { ErrorReply } from './handlers.ts';

/**
 * A reply tuple of bytes, a `Blob` or a stream as a Response, which h3 can send. Other replies are returned
 * unchanged.
 *
 * @throws ContractError when the status or the headers cannot be sent
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
