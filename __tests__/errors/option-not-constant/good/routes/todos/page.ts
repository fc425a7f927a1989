import type { int, Query } from 'routeclass';

const most = 100;
const options = { ge: 1, le: most } as const;

export default class Todos {
  get(limit: Query<int, { ge: 1; le: typeof most }>, search: Query<string, { description: 'Text to look for' }>) {
    return { limit, search };
  }

  post(limit: Query<int, typeof options>) {
    return { limit };
  }
}
