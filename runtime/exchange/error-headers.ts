import type { H3Event } from 'h3';
import { OwnAnswer } from './own-answer.ts';

/** What was said of the body that was to come, before it was known that there would be an error instead. */
const ofBody = ['content-disposition', 'content-encoding', 'content-length', 'content-range', 'content-type'];

/**
 * Has all that was set on `event.res` go out with the answer for an error, and gives that answer. h3 sends
 * `headers` and not `errHeaders` with some of them, and with others, Responses, it is the other way round:
 * nobody who sets one or the other knows which it will be. From then on they are one, so that what middleware
 * sets behind its handler counts as well.
 */
export function withErrorHeaders<T>(answer: T, event: Pick<H3Event, 'res'>): T {
  const isAnswer = answer instanceof Response || answer instanceof OwnAnswer;
  if (!isAnswer || answer.status < 400) return answer;
  // Not before: it is made when somebody asks for it.
  const { res } = event;
  const { errHeaders, headers } = res;
  if (errHeaders === headers) return answer;
  for (const name of ofBody) headers.delete(name);
  overlay(headers, errHeaders);
  Object.assign(res, { [keyOf(res, errHeaders)]: headers });
  return answer;
}

/** Where h3 keeps them: it has no other name for it. */
function keyOf(res: object, headers: Headers): symbol {
  return Object.getOwnPropertySymbols(res).find((key) => Reflect.get(res, key) === headers)!;
}

/** A cookie may stand in both. */
function overlay(headers: Headers, others: Headers): void {
  const cookies = headers.getSetCookie();
  others.forEach((value, name) => {
    if (name !== 'set-cookie') headers.set(name, value);
    else if (!cookies.includes(value)) headers.append(name, value);
  });
}
