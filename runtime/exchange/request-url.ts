/**
 * The URL of a request, as text; undefined where it has none: servers on Node make it of the `Host` that the
 * client sent, which may be no host (`a.1`). Where the client sent none, as HTTP/1.0 allows, Bun gives the
 * target alone, and every other server takes `localhost`: so it is made to be here.
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

/** Whether the URL of a request can be read, each part of it: some servers read it when a part is asked for. */
export function hasValidUrl(request: Request): boolean {
  const url = urlOf(request);
  return url !== undefined && URL.canParse(url);
}
