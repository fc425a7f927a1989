import type { int, Query } from 'routeclass';

export default class Todos {
  get(limit: Query<int>) {
    return { limit };
  }
}
