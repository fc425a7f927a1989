import type { int, Query } from 'routeclass';

export default class Alike {
  get(n: Query<int>) {
    return n;
  }
}
