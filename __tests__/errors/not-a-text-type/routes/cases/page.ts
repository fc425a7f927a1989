import type { Cookie, Header, int, Query } from 'routeclass';

export default class Cases {
  get(
    tags: Query<string | string[]>,
    page: Query<int | 'last'>,
    until: Query<Date | null>,
    days: Query<Date[]>,
    range: Query<[int, int]>,
    levels: Header<('low' | 'high')[] | 'low' | 'high'>,
    pair: Cookie<[int, string]>,
    version: Query<'latest' | `v${int}` | null>,
    dark: Query<boolean | 'auto'>,
    versions: Query<('latest' | `v${int}`)[]>,
    lights: Query<(boolean | 'auto')[] | null>,
    pages: Query<(int | 'last')[]>,
  ) {
    return { tags, page, until, days, range, levels, pair, version, dark, versions, lights, pages };
  }
}
