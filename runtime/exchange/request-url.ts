/**
 * The URL of a request; undefined if it has none. Servers on Node build it from the client's `Host`, which
 * may not be a valid host (`a.1`). If the client sent no `Host`, as HTTP/1.0 allows, Bun gives only the
 * request target and every other server takes `localhost`, so `localhost` is added here, too.
 */
export function urlOf(request: Request): string | undefined {
  try {
    const { url } = request;
    if (!url.startsWith('/')) return url;
    const address = `http://localhost${url}`;
    Object.defineProperty(request, 'url', { value: address });
    return address;
  } catch {
    return undefined;
  }
}

/** Whether the whole URL of a request can be parsed: some servers parse it only on access. */
export function hasValidUrl(request: Request): boolean {
  const url = urlOf(request);
  return url !== undefined && URL.canParse(url);
}
