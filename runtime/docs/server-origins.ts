import type { OpenApiServer } from '../config.ts';

/** What one server may add to a header. */
const mostOrigins = 100;

/** All that follows the host. Its variables make no other origin. */
const pathAndMore = /(?<![:/])\/(?!\/).*|[?#].*/s;

/** The origins at which a server may be: its variables filled in with each of their values, the default first. */
export function originsOf({ url, variables = {} }: OpenApiServer): readonly string[] {
  let filled = [url.replace(pathAndMore, '')];
  for (const [name, { default: initial, enum: others = [] }] of Object.entries(variables)) {
    const all = filled.flatMap((text) =>
      [initial, ...others].map((value) => text.replaceAll(`{${name}}`, () => value)),
    );
    filled = [...new Set(all)].slice(0, mostOrigins);
  }
  return filled.flatMap(originIn);
}

/**
 * Nothing but an origin gets into a header; a relative address is the app's own. Of IPv6 addresses browsers
 * read none in a policy.
 */
function originIn(text: string): string[] {
  const [origin] = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i.exec(text) ?? [];
  return origin === undefined ? [] : [origin];
}
