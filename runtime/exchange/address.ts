/** The URL of a request, as text; undefined where it has none: servers on Node make it of the `Host` that the client sent, which may be no host (`a.1`). */
export function addressOf(request: Request): string | undefined {
  try {
    return request.url;
  } catch {
    return undefined;
  }
}

/** Whether the URL of a request can be read, each part of it: some servers read it when a part is asked for. */
export function isAddressed(request: Request): boolean {
  const address = addressOf(request);
  return address !== undefined && URL.canParse(address);
}
