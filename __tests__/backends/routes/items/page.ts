import type { Header, int, Query } from 'routeclass';

export default class Items {
  get(
    limit: Query<int, { ge: 1; le: 100 }> = 10,
    tags: Query<string[] | null> = null,
    x_client?: Header<string>,
  ) {
    return { limit, tags, client: x_client ?? null };
  }
}
