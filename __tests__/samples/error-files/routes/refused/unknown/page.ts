import type { int, Query } from 'routeclass';

export default class Classy {
  get(n: Query<int>) {
    return n;
  }
}
