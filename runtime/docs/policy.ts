/**
 * What the page may do: run and show what comes from the app itself, and call the app and the servers that its document names.
 * `blob:` is how swagger-ui shows an image that a call answered.
 *
 * @param servers addresses as the document has them
 */
export function contentSecurityPolicy(servers: readonly string[]): string {
  const callable = new Set(servers.flatMap(originOf));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...callable].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Nothing but an origin gets into the header; a relative address is the app's own, one with variables names no host. */
function originOf(url: string): string[] {
  const [origin] = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i.exec(url) ?? [];
  return origin === undefined ? [] : [origin];
}
