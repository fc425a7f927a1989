import type { int, Query } from 'routeclass';

abstract class Listing {
  protected page(limit: int) {
    return { limit };
  }
}

export default class Todos extends Listing {
  get(limit: Query<int> = 10) {
    return this.page(limit);
  }
}
