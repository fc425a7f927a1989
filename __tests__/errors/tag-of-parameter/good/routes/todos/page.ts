import type { Body, Header, int, Query } from 'routeclass';

interface Filter {
  /** @minimum 3 */
  page: int;
}

export default class Todos {
  get(
    page: Query<int, { ge: 3 }>,
    /** What to look for. */
    search?: Query<string, { minLength: 2; maxLength: 2 }>,
    limit: Query<int> = 10,
  ) {
    return { page, search, limit };
  }

  post(
    /** @example { "page": 3 } */
    filter: Body<Filter>,
  ) {
    return filter;
  }

  /**
   * Moves some to the end.
   *
   * @param after Where to begin.
   */
  put(
    count: Query<int, { le: 9 }>,
    after?: Header<string, { regex: '^[a-z]+$' }>,
    until?: Query<string, { format: 'date' }>,
  ) {
    return { count, after, until };
  }
}
