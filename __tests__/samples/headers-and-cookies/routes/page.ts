import type { Cookie, Header, int, Query } from 'routeclass';

export default class Names {
  get(
    user_agent: Header<string>,
    acceptLanguage: Header<string[]>,
    version: Header<int, { alias: 'X-API-Version' }>,
    session: Cookie<string>,
    theme: Cookie<'dark' | 'light', { alias: 'ui.theme' }> = 'light',
    seen?: Cookie<boolean>,
    ids?: Cookie<int[]>,
    from?: Query<string, { alias: 'from-date' }>,
    xAPIKey?: Header<string>,
  ) {
    return { user_agent, acceptLanguage, version, session, theme, seen, ids, from, xAPIKey };
  }
}
