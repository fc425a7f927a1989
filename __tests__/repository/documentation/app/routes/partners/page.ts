import type { int, Query } from 'routeclass';

export default class Partners {
  get(page: Query<int> = 1) {
    return { page };
  }
}
