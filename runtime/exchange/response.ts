import { FastResponse } from 'srvx';
import { recordOrPairs } from './head.ts';
import type { WebBody } from './web.ts';

/**
 * Whether to add headers after the first one to an existing Response. Deno keeps a text body as it is if only
 * the content type is given. Constructing a Response with more headers takes it ten times as long as adding
 * them later.
 */
export const addsHeaders = 'Deno' in globalThis;

/**
 * Whether Response is the runtime's own class, which takes `Headers` faster than these can be iterated, or
 * than it takes a record.
 */
export const takesHeaders = FastResponse === Response && !addsHeaders;

/** The headers of most answers, made once: every Response copies them. */
const ofJson = takesHeaders ? new Headers({ 'content-type': 'application/json' }) : undefined;

/** @param head a flat list; it begins with the content type if the body is a text */
export function responseOf(status: number, body: WebBody, head: readonly string[]): Response {
  if (ofJson !== undefined && isOnlyJson(head)) return new FastResponse(body, { status, headers: ofJson });
  if (!addsHeaders || head.length <= 2)
    return new FastResponse(body, { status, headers: recordOrPairs(head) });
  const response = new Response(body, { status, headers: { [head[0]!]: head[1]! } });
  for (let i = 2; i < head.length; i += 2) response.headers.append(head[i]!, head[i + 1]!);
  return response;
}

function isOnlyJson(head: readonly string[]): boolean {
  return head.length === 2 && head[1] === 'application/json' && head[0] === 'content-type';
}
