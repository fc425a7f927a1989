import type { int, Query } from 'routeclass';

export default function search(q: Query<int>) {
  return [q];
}
