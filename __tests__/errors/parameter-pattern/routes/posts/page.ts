import type { int, Query } from 'routeclass';

interface Filter {
  search?: string;
  limit: int;
}

export default class Posts {
  /** A query parameter is one text, and has no fields. */
  get({ search, limit }: Query<Filter>) {
    return { limit, search };
  }
}
