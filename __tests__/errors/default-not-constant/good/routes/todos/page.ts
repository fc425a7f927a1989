import type { int, Query } from 'routeclass';

const pageSize = 10;

export default class Todos {
  get(limit: Query<int> = pageSize, since?: Query<string>) {
    return { limit, since: since ?? new Date().toISOString() };
  }
}
