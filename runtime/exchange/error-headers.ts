import type { H3Event } from 'h3';
import { OwnAnswer } from './own-answer.ts';

/** What was said of the body that was to come, before it was known that there would be an error instead. */
const ofBody = ['content-disposition', 'content-encoding', 'content-length', 'content-range', 'content-type'];

/**
 * Has all that was set on `event.res` go out with the answer for an error, and gives that answer. h3 sends `headers` and not `errHeaders` with some
 * of them, and with others, Responses, it is the other way round: nobody who sets one or the other knows which it will be.
 */
export function withErrorHeaders<T>(answer: T, event: Pick<H3Event, 'res'>): T {
  const isAnswer = answer instanceof Response || answer instanceof OwnAnswer;
  if (!isAnswer || answer.status < 400) return answer;
  // Not before: it is made when somebody asks for it.
  const { errHeaders, headers } = event.res;
  for (const name of ofBody) headers.delete(name);
  overlay(headers, errHeaders);
  overlay(errHeaders, headers);
  return answer;
}

/** A cookie may stand in both. */
function overlay(headers: Headers, others: Headers): void {
  const cookies = headers.getSetCookie();
  others.forEach((value, name) => {
    if (name !== 'set-cookie') headers.set(name, value);
    else if (!cookies.includes(value)) headers.append(name, value);
  });
}
