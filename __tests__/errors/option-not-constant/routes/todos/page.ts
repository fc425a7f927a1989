import type { int, Query } from 'routeclass';

const most = Math.max(10, 100);

export default class Todos {
  get(limit: Query<int, { ge: number; le: typeof most }>, search: Query<string, { description: string }>) {
    return { limit, search };
  }
}
