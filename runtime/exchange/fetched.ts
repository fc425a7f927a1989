/**
 * What these say is true of the message that `fetch` got: it has been decoded since, and goes out over
 * another connection.
 */
const ofMessage = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * A Response that may be sent on, also where it is what `fetch` gave: `return fetch(url)` is a proxy. The
 * length of an encoded body would leave the rest of a decoded one on the connection, where the next answer
 * begins.
 */
export function fetched(response: Response): Response {
  // Only what came over a network has an address.
  if (response.url === '' || !ofMessage.some((name) => response.headers.has(name))) return response;
  const headers = new Headers(response.headers);
  // Without an encoding its length is still its own.
  const isEncoded = headers.has('content-encoding');
  for (const name of ofMessage) if (isEncoded || name !== 'content-length') headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
