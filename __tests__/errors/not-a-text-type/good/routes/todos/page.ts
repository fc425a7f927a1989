import type { Body, Depends, int, Query } from 'routeclass';

interface Filter {
  from: int;
  to: int;
}

export function inRange(from: Query<int>, to: Query<int>): Filter {
  return { from, to };
}

export default class Todos {
  get(from: Query<int>, to: Query<int>, tags: Query<string[]> = []) {
    return { from, to, tags };
  }

  delete(range: Depends<typeof inRange>) {
    return range;
  }

  post(filter: Body<Filter>) {
    return filter;
  }
}
