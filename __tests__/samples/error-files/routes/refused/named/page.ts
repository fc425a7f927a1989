import type { int, Query } from 'routeclass';

export default class Named {
  get(n: Query<int>) {
    return n;
  }
}
