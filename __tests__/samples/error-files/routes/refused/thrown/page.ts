import type { int, Query } from 'routeclass';

export default class Thrown {
  get(n: Query<int>) {
    return n;
  }
}
