import type { H3Event } from 'h3';
import { isHttpResponse } from '../exchange/http-response.ts';
import type { AnswerHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';

/** The answer with the policy's headers, whether a page or an h3 route made it. */
export function withPolicyHeaders(
  answer: Response | Promise<Response>,
  policy: Policy,
  input: PolicyInput,
): Response | Promise<Response> {
  if ('then' in answer) return answer.then((response) => addTo(response, policy, input));
  return addTo(answer, policy, input);
}

/** @param set the headers that h3 will set over those of the Response, if there are any */
function addTo(response: Response, policy: Policy, input: PolicyInput, set?: Headers): Response {
  try {
    policy.addHeaders(sent(response.headers, set), input);
    return response;
  } catch {
    return copy(response, policy, input, set);
  }
}

/** Copies a Response whose headers are immutable: one from `fetch` or `Response.redirect`. */
function copy(response: Response, policy: Policy, input: PolicyInput, set?: Headers): Response {
  // A protocol switch is not an answer of the app's, and cannot be copied.
  if (response.status < 200) return response;
  const copied = new Response(response.body, response);
  policy.addHeaders(sent(copied.headers, set), input);
  return copied;
}

/**
 * The answer of a mounted app, with the policy's headers, for the outer h3. If the answer is not yet a
 * Response, the outer h3 makes one and only then sets the event's headers over it. So a header that adds to
 * one of the event's must be changed there.
 */
export function mountedAnswer(value: unknown, event: H3Event, policy: Policy, input: PolicyInput): unknown {
  if (value instanceof Promise) return value.then((settled) => mountedAnswer(settled, event, policy, input));
  const { res } = event;
  if (value instanceof Response)
    return addTo(value, policy, input, value.status < 400 ? res.headers : res.errHeaders);
  const headers = isHttpResponse(value) ? sent(value.headers, res.headers) : res.headers;
  policy.addHeaders(headers, input);
  return value;
}

/** A view of an answer's headers with the headers in `set` on top. */
function sent(own: Headers, set: Headers | undefined): AnswerHeaders {
  if (set === undefined) return own;
  return {
    get: (name) => set.get(name) ?? own.get(name),
    has: (name) => set.has(name) || own.has(name),
    set: (name, value) => (set.has(name) ? set : own).set(name, value),
  };
}
