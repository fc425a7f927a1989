import type { H3Event } from 'h3';
import { OwnAnswer } from './own-answer.ts';

/** Headers that described the intended body, which an error has replaced. */
const ofBody = ['content-disposition', 'content-encoding', 'content-length', 'content-range', 'content-type'];

/**
 * Makes all headers set on `event.res` part of an error's answer, and returns that answer. By itself h3 would
 * send either `headers` or `errHeaders`, depending on whether the answer is a Response, so middleware cannot
 * know which one counts. From then on both are the same object, so that headers which middleware sets after
 * its handler count as well.
 */
export function withErrorHeaders<T>(answer: T, event: Pick<H3Event, 'res'>): T {
  const isAnswer = answer instanceof OwnAnswer || answer instanceof Response;
  if (!isAnswer || answer.status < 400) return answer;
  // Not earlier: `event.res` is created on access.
  const { res } = event;
  const { errHeaders, headers } = res;
  if (errHeaders === headers) return answer;
  for (const name of ofBody) headers.delete(name);
  overlay(headers, errHeaders);
  Object.assign(res, { [keyOf(res, errHeaders)]: headers });
  return answer;
}

/** The key under which h3 keeps these headers: a private symbol. */
function keyOf(res: object, headers: Headers): symbol {
  return Object.getOwnPropertySymbols(res).find((key) => Reflect.get(res, key) === headers)!;
}

/** Sets the other headers over `headers`. A cookie may be in both. */
function overlay(headers: Headers, others: Headers): void {
  const cookies = headers.getSetCookie();
  others.forEach((value, name) => {
    if (name !== 'set-cookie') headers.set(name, value);
    else if (!cookies.includes(value)) headers.append(name, value);
  });
}
