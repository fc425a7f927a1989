import type { Body, int, Query } from 'routeclass';

interface Filter {
  from: int;
  to: int;
}

export default class Todos {
  get(from: Query<int>, to: Query<int>, tags: Query<string[]> = []) {
    return { from, to, tags };
  }

  post(filter: Body<Filter>) {
    return filter;
  }
}
