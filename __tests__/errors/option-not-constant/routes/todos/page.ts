import type { int, Query } from 'routeclass';

const most = Math.max(10, 100);
const options = { ge: 1, le: most };

export default class Todos {
  get(limit: Query<int, { ge: number; le: typeof most }>, search: Query<string, { description: string }>) {
    return { limit, search };
  }

  post(limit: Query<int, typeof options>) {
    return { limit };
  }
}
