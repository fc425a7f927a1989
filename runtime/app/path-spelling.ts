import type { H3Event } from 'h3';

/**
 * h3 compares paths as texts: those of its routes have capitals in what is encoded, and `^` so, too. The
 * table decodes: a path that is spelt otherwise would pass by what guards it and still reach its page.
 */
export function spellAsRoutes(event: H3Event): void {
  const { pathname } = event.url;
  const spelt = pathname.replace(/%[\da-f]{2}|\^/gi, (one) => (one === '^' ? '%5E' : one.toUpperCase()));
  if (spelt === pathname) return;
  // The one that there is may belong to the request.
  const url = new URL(event.url);
  url.pathname = spelt;
  event.url = url;
}
