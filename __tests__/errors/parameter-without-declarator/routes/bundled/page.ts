import type { Bearer, Field, int, Query } from 'routeclass';

type Filters = { limit?: Query<int, { le: 100 }>; q: Query<string> };

interface Paging<T> {
  token: Bearer;
  order: Query<T>;
  page: Field<int, { ge: 1 }>;
}

export default class Bundled {
  get(filters: Filters) {
    return filters;
  }

  put(paging: Paging<'asc' | 'desc'>) {
    return paging;
  }
}
