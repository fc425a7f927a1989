import type { Body, int, Query } from 'routeclass';

interface Search {
  limit: Query<int>;
}

export default class Todos {
  get(limit: Query<Query<int>>) {
    return { limit };
  }

  post(search: Body<Search>) {
    return search;
  }

  put(ids: Body<Query<int>[]>) {
    return ids;
  }

  patch(pair: Body<[Query<int>, string]>) {
    return pair;
  }
}
