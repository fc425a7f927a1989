/**
 * A Response that may be changed for one request. An app may return the same bodiless Response for every
 * request, as a constant: headers added to it would stay, even the CORS origin of another client.
 */
export function copyIfReusable(response: Response): Response {
  // A Response with a content type has a body; accessing `body` makes some runtimes create a stream.
  const isReusable = !response.headers.has('content-type') && isBodiless(response);
  // A protocol switch is not an answer of the app's, and cannot be copied.
  return isReusable && response.status >= 200 ? new Response(null, response) : response;
}

/**
 * Whether the server gives a text its content type, as on Bun. Once `body` has been accessed, it takes the
 * text for a stream, which has none.
 */
const isTypedLate = !new Response('text').headers.has('content-type');

function isBodiless(response: Response): boolean {
  if (!isTypedLate) return response.body === null;
  const { body } = response.clone();
  // Both bodies have one source. If that cannot be cancelled, the other body tells.
  body?.cancel().catch(() => {});
  return body === null;
}
