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
  const headers = new Headers(response.headers);
  // A body that was not encoded still has its declared length.
  const isEncoded = headers.has('content-encoding');
  for (const name of ofMessage) if (isEncoded || name !== 'content-length') headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
