import type { int, Query } from 'routeclass';

let pageSize = 20;
pageSize += 5;

export default class Todos {
  get(limit: Query<int> = pageSize, since: Query<string> = new Date().toISOString()) {
    return { limit, since };
  }
}
