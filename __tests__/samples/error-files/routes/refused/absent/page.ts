import type { int, Query } from 'routeclass';

export default class Absent {
  get(n: Query<int>) {
    return n;
  }
}
