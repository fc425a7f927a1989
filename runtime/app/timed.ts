import { seconds } from '../exchange/head.ts';

/** The answer with `X-Process-Time`, which answers of our own routes have and those of h3's don't. */
export function timed(answer: Response | Promise<Response>, start: number): Response | Promise<Response> {
  return 'then' in answer ? answer.then((response) => stamp(response, start)) : stamp(answer, start);
}

function stamp(response: Response, start: number): Response {
  if (response.headers.has('x-process-time')) return response;
  try {
    response.headers.set('x-process-time', seconds(start));
    return response;
  } catch {
    return copy(response, start);
  }
}

/** The headers of a Response that came from fetch, or from `Response.redirect`, cannot be changed. */
function copy(response: Response, start: number): Response {
  const headers = new Headers(response.headers);
  headers.set('x-process-time', seconds(start));
  const { status, statusText, body } = response;
  // A switch of protocols is no answer of ours, and cannot be copied.
  return status < 200 ? response : new Response(body, { status, statusText, headers });
}
