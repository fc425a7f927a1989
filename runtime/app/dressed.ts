import type { H3Event } from 'h3';
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

function dress(response: Response, policy: Policy, dressing: Dressing): Response {
  try {
    policy.dress(response.headers, dressing);
    return response;
  } catch {
    return copy(response, policy, dressing);
  }
}

/** The headers of a Response that came from fetch, or from `Response.redirect`, cannot be changed. */
function copy(response: Response, policy: Policy, dressing: Dressing): Response {
  const { status, statusText, body } = response;
  // A switch of protocols is no answer of ours, and cannot be copied.
  if (status < 200) return response;
  const headers = new Headers(response.headers);
  policy.dress(headers, dressing);
  return new Response(body, { status, statusText, headers });
}

const httpResponse = Symbol.for('h3.HTTPResponse');

/** What a mounted app gives to the h3 around it: dressed where it is an answer already, and else where that h3 makes one of it. */
export function dressedValue(value: unknown, event: H3Event, policy: Policy, dressing: Dressing): unknown {
  if (value instanceof Promise)
    return value.then((settled) => dressedValue(settled, event, policy, dressing));
  if (value instanceof Response) return dress(value, policy, dressing);
  const isOurs = typeof value === 'object' && value !== null && httpResponse in value;
  policy.dress(isOurs ? (value as unknown as { headers: Headers }).headers : event.res.headers, dressing);
  return value;
}
