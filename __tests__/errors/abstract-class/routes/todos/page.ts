import type { int, Query } from 'routeclass';

export default abstract class Todos {
  get(limit: Query<int> = 10) {
    return { limit };
  }
}
