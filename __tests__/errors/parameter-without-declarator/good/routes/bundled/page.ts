import type { Bearer, Field, int, Query } from 'routeclass';

export default class Bundled {
  get(q: Query<string>, limit?: Query<int, { le: 100 }>) {
    return { q, limit };
  }

  put(token: Bearer, order: Query<'asc' | 'desc'>, page: Query<Field<int, { ge: 1 }>>) {
    return { token, order, page };
  }
}
