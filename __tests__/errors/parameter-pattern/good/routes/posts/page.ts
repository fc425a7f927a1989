import type { int, Query } from 'routeclass';

export default class Posts {
  get(limit: Query<int>, search?: Query<string>) {
    return { limit, search };
  }
}
