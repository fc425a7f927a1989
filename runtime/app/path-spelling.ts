import type { H3Event } from 'h3';

/**
 * Spells the event's path as h3 spells the paths of its routes: percent-encodings in capitals, and `^`
 * encoded. h3 compares paths as strings, but the table decodes them: another spelling would bypass the
 * middleware that guards a path and still reach its page.
 */
export function spellAsRoutes(event: H3Event): void {
  const { pathname } = event.url;
  const spelt = pathname.replace(/%[\da-f]{2}|\^/gi, (one) => (one === '^' ? '%5E' : one.toUpperCase()));
  if (spelt === pathname) return;
  // The existing URL object may belong to the request.
  const url = new URL(event.url);
  url.pathname = spelt;
  event.url = url;
}
