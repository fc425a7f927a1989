import type { int, Query } from 'routeclass';

export default class Shorthand {
  get(n: Query<int>) {
    return n;
  }
}
