import type { int, Query } from 'routeclass';

const most = 100;

export default class Todos {
  get(limit: Query<int, { ge: 1; le: typeof most }>, search: Query<string, { description: 'Text to look for' }>) {
    return { limit, search };
  }
}
