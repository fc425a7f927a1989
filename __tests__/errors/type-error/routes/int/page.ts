import type { int, Query } from 'routeclass';

export default class Pages {
  get(size: Query<int<{ le: 50 }>>) {
    return { size };
  }
}
