import type { Body, int, Query } from 'routeclass';

export interface Filter {
  name: string;
}

/** A GET with a body, which `fetch` does not send. */
export default class Searches {
  /** @operationId find_some */
  get(limit: Query<int> = 10, filter?: Body<Filter>) {
    return { limit, name: filter?.name ?? null };
  }
}
