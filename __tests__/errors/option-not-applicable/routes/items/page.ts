import type { Query } from 'routeclass';

export default class Items {
  get(ids: Query<number[], { gt: 0 }>, slugs: Query<string[] | null, { regex: '^\\w+$' }> = null) {
    return { ids, slugs };
  }
}
