import type { int, Query } from 'routeclass';

export default class Detailed {
  get(page: Query<int, { ge: 1; message: 'Pages start at 1' }>): int {
    return page;
  }
}
