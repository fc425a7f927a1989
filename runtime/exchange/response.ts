import { FastResponse } from 'srvx';
import { recordOrPairs } from './head.ts';
import type { WebBody } from './web.ts';

/**
 * Whether headers beside the first are added to a Response that is there already. Deno keeps a text whose
 * content type alone is given as it is, and takes ten times as long to make a Response of one with more
 * headers than to make it so and add them.
 */
export const addsHeaders = 'Deno' in globalThis;

/** @param head flat; of an answer with a text it begins with the content type */
export function responseOf(status: number, body: WebBody, head: readonly string[]): Response {
  if (!addsHeaders || head.length <= 2)
    return new FastResponse(body, { status, headers: recordOrPairs(head) });
  const response = new Response(body, { status, headers: { [head[0]!]: head[1]! } });
  for (let i = 2; i < head.length; i += 2) response.headers.append(head[i]!, head[i + 1]!);
  return response;
}
