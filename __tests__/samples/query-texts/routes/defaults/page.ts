import type { int, Query } from 'routeclass';

const pageSize = 20;

export default class Defaults {
  get(
    text: Query<string> = 'all',
    limit: Query<int, { ge: 1; le: 100 }> = pageSize,
    ratio: Query<number> = -0.5,
    flag: Query<boolean> = false,
    state: Query<'open' | 'done'> = 'open',
    search: Query<string | null> = null,
    ids: Query<int[]> = [1, 2],
    tags: Query<string[] | null> = null,
  ) {
    return { text, limit, ratio, flag, state, search, ids, tags };
  }
}
