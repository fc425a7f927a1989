/**
 * Headers that describe the message that `fetch` received: it has been decoded since, and goes out over
 * another connection.
 */
const ofMessage = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * A Response that can be sent on, even if `fetch` returned it: `return fetch(url)` is a proxy. The content
 * length of an encoded body is wrong for the decoded body, and the remaining bytes would be read as the next
 * answer on the connection.
 */
export function withoutTransportHeaders(response: Response): Response {
  // Only a Response that came over a network has a URL.
  if (response.url === '' || !ofMessage.some((name) => response.headers.has(name))) return response;
  const copy = new Response(response.body, response);
  // A body that was not encoded still has its declared length.
  const isEncoded = copy.headers.has('content-encoding');
  for (const name of ofMessage) if (isEncoded || name !== 'content-length') copy.headers.delete(name);
  return copy;
}
