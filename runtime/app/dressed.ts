import type { H3Event } from 'h3';
import type { AnswerHeaders } from '../policy/answer-headers.ts';
import type { Dressing, Policy } from '../policy/policy.ts';

/** The answer with all that the app's policy adds to every answer, be it of our own routes or of h3's. */
export function dressed(
  answer: Response | Promise<Response>,
  policy: Policy,
  dressing: Dressing,
): Response | Promise<Response> {
  if ('then' in answer) return answer.then((response) => dress(response, policy, dressing));
  return dress(answer, policy, dressing);
}

/** @param set what goes over the headers of the Response, if anything does */
function dress(response: Response, policy: Policy, dressing: Dressing, set?: Headers): Response {
  try {
    policy.dress(sent(response.headers, set), dressing);
    return response;
  } catch {
    return copy(response, policy, dressing, set);
  }
}

/** The headers of a Response that came from fetch, or from `Response.redirect`, cannot be changed. */
function copy(response: Response, policy: Policy, dressing: Dressing, set?: Headers): Response {
  const { status, statusText, body } = response;
  // A switch of protocols is no answer of ours, and cannot be copied.
  if (status < 200) return response;
  const headers = new Headers(response.headers);
  policy.dress(sent(headers, set), dressing);
  return new Response(body, { status, statusText, headers });
}

const httpResponse = Symbol.for('h3.HTTPResponse');

/**
 * What a mounted app gives to the h3 around it: dressed where it is an answer already, and else where that h3
 * makes one of it. What middleware set on the event is put over the answer only then, so that what is added
 * to a header must be added there.
 */
export function dressedValue(value: unknown, event: H3Event, policy: Policy, dressing: Dressing): unknown {
  if (value instanceof Promise)
    return value.then((settled) => dressedValue(settled, event, policy, dressing));
  const { res } = event;
  if (value instanceof Response)
    return dress(value, policy, dressing, value.status < 400 ? res.headers : res.errHeaders);
  const isOurs = typeof value === 'object' && value !== null && httpResponse in value;
  const headers = isOurs
    ? sent((value as unknown as { headers: Headers }).headers, res.headers)
    : res.headers;
  policy.dress(headers, dressing);
  return value;
}

/** The headers of an answer under those that are set over them. */
function sent(own: Headers, set: Headers | undefined): AnswerHeaders {
  if (set === undefined) return own;
  return {
    get: (name) => set.get(name) ?? own.get(name),
    has: (name) => set.has(name) || own.has(name),
    set: (name, value) => (set.has(name) ? set : own).set(name, value),
  };
}
