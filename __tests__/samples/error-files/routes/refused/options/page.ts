import type { int, Query } from 'routeclass';

export default class Options {
  get(n: Query<int>) {
    return n;
  }
}
