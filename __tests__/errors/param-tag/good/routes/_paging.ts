import type { int, Query } from 'routeclass';

/** @param offset How many to skip */
export function paging(offset: Query<int> = 0) {
  return { offset };
}
