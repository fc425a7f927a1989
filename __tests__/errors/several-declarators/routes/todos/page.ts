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

  delete(id: Query<'none' | 'all' | null> = null, on?: Query<boolean | null>) {
    return [id, on ?? false].join();
  }
}
