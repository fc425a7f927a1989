import type { int, Query } from 'routeclass';

export default class Branching {
  get(n: Query<int>) {
    return n;
  }
}
