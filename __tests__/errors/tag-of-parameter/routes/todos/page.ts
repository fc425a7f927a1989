import type { Header, int, Query } from 'routeclass';

export default class Todos {
  get(
    /** @minimum 3 */
    page: Query<int>,
    /**
     * What to look for.
     *
     * @length 2
     */
    search?: Query<string>,
    /** @default 10 */
    limit?: Query<int>,
    /** @default asc */
    order?: Query<'asc' | 'desc'>,
  ) {
    return { page, search, limit, order };
  }

  /**
   * Moves some to the end.
   *
   * @isInt count
   * @maximum count 9
   * @minimum cuont 3
   * @pattern after ^[a-z]+$
   * @param after Where to begin.
   */
  put(count: Query<number>, after?: Header<string>, /** @isDate */ until?: Query<string>) {
    return { count, after, until };
  }
}
