import type { Header, Query } from 'routeclass';

interface Filter {
  state: string;
}

export default class Todos {
  get(
    filter: Query<Filter>,
    ids: Query<(number | string)[]>,
    since: Header<Date>,
  ) {
    return { filter, ids, since };
  }
}
