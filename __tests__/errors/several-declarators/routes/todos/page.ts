import type { Header, int, Query } from 'routeclass';

export default class Todos {
  get(id: Query<int> | Header<int>) {
    return id;
  }

  put(limit: Query<int, { ge: 1 }> | Query<'all'>) {
    return limit;
  }

  patch(id: Query<int> | string) {
    return id;
  }

  post(limit: Query<int, { ge: 1 }> & Query<int, { le: 100 }>, id: Query<string> & Header<string>) {
    return limit + id.length;
  }

  delete(id: Query<'none' | 'all' | null> = null, on?: Query<boolean | null>) {
    return [id, on ?? false].join();
  }
}
