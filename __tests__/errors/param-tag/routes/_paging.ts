import type { int, Query } from 'routeclass';

/** @param offest How many to skip */
export function paging(offset: Query<int> = 0) {
  return { offset };
}
