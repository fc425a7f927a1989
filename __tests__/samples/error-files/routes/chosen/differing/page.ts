import type { int, Query } from 'routeclass';

export default class Differing {
  get(n: Query<int>) {
    return n;
  }
}
