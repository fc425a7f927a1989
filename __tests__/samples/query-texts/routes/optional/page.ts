import type { int, Query } from 'routeclass';

export default class Optional {
  get(
    text?: Query<string>,
    limit?: Query<int>,
    ratio?: Query<number, { multipleOf: 0.01 }>,
    flag?: Query<boolean>,
    state?: Query<'open' | 'done'>,
    ids?: Query<int[]>,
    later?: Query<string | undefined>,
    page?: Query<int>,
    offset?: Query<int, { multipleOf: 4 }>,
  ) {
    return { text, limit, ratio, flag, state, ids, later, page, offset };
  }

  put(text: Query<string | undefined>, limit: Query<int> | undefined) {
    return { text, limit };
  }
}
