import type { H3Event } from 'h3';
import type { AnswerHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';

/** The answer with all that the app's policy adds to every answer, be it of our own routes or of h3's. */
export function withPolicyHeaders(
  answer: Response | Promise<Response>,
  policy: Policy,
  input: PolicyInput,
): Response | Promise<Response> {
  if ('then' in answer) return answer.then((response) => addTo(response, policy, input));
  return addTo(answer, policy, input);
}

/** @param set what goes over the headers of the Response, if anything does */
function addTo(response: Response, policy: Policy, input: PolicyInput, set?: Headers): Response {
  try {
    policy.addHeaders(sent(response.headers, set), input);
    return response;
  } catch {
    return copy(response, policy, input, set);
  }
}

/** The headers of a Response that came from fetch, or from `Response.redirect`, cannot be changed. */
function copy(response: Response, policy: Policy, input: PolicyInput, set?: Headers): Response {
  const { status, statusText, body } = response;
  // A switch of protocols is no answer of ours, and cannot be copied.
  if (status < 200) return response;
  const headers = new Headers(response.headers);
  policy.addHeaders(sent(headers, set), input);
  return new Response(body, { status, statusText, headers });
}

const httpResponse = Symbol.for('h3.HTTPResponse');

/**
 * What a mounted app gives to the h3 around it, with the headers of the policy: where it is no Response yet,
 * that h3 makes one of it. It sets the headers of the event over the answer only then, so that what is added
 * to one of these must be added there.
 */
export function mountedAnswer(value: unknown, event: H3Event, policy: Policy, input: PolicyInput): unknown {
  if (value instanceof Promise) return value.then((settled) => mountedAnswer(settled, event, policy, input));
  const { res } = event;
  if (value instanceof Response)
    return addTo(value, policy, input, value.status < 400 ? res.headers : res.errHeaders);
  const isOurs = typeof value === 'object' && value !== null && httpResponse in value;
  const headers = isOurs
    ? sent((value as unknown as { headers: Headers }).headers, res.headers)
    : res.headers;
  policy.addHeaders(headers, input);
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
