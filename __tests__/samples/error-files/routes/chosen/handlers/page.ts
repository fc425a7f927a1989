import type { int, Query } from 'routeclass';

export default class Handlers {
  get(n: Query<int>) {
    return n;
  }
}
