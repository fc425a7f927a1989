import type { Cookie, Header, Query } from 'routeclass';

export default class Whole {
  get(
    query: Query<Record<string, string>>,
    headers: Header<Record<string, string | string[]>>,
    cookies: Cookie<Record<string, string>>,
    nothing: Query<{}>,
  ) {
    return { query, headers, cookies, nothing };
  }
}
