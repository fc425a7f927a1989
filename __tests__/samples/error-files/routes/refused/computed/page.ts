import type { int, Query } from 'routeclass';

export default class Computed {
  get(n: Query<int>) {
    return n;
  }
}
