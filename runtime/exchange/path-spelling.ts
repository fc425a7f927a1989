import type { H3Event } from 'h3';

/**
 * A path from a URL as h3 spells the paths of its routes: percent-encodings in capitals, and `^` encoded,
 * which not every runtime does.
 */
export function spelt(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}|\^/gi, (one) => (one === '^' ? '%5E' : one.toUpperCase()));
}

/**
 * Spells the event's path as h3 spells the paths of its routes. h3 compares paths as strings, but the table
 * decodes them: another spelling would bypass the middleware that guards a path and still reach its page.
 */
export function spellAsRoutes(event: Pick<H3Event, 'url'>): void {
  const { pathname } = event.url;
  const wanted = spelt(pathname);
  if (wanted === pathname) return;
  // The existing URL object may belong to the request.
  const url = new URL(event.url);
  url.pathname = wanted;
  event.url = url;
}
