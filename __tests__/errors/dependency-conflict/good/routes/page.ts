import type { Depends, int, Query } from 'routeclass';

export type Limit = Query<int, { ge: 1; le: 100 }>;

export function page(limit: Limit) {
  return { limit };
}

export default class Items {
  get(limit: Limit, paging: Depends<typeof page>) {
    return { ...paging, limit };
  }
}
