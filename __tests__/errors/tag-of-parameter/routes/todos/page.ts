import type { int, Query } from 'routeclass';

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
  ) {
    return { page, search };
  }
}
