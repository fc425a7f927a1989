import type { Cookie, Header, int, Query } from 'routeclass';

export default class Texts {
  get(
    session: Cookie<string, { description: 'Id of the session' }>,
    seen?: Cookie<int[]>,
    x_tags?: Header<string[], { description: 'Tags of the request' }>,
    trace: Header<string, { alias: 'X-Trace' }> = 'none',
    odd?: Query<string, { alias: "it's" }>,
  ) {
    return { session, seen: seen ?? null, x_tags: x_tags ?? null, trace, odd: odd ?? null };
  }
}
