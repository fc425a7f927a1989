import type { Depends, Field, int, Query } from 'routeclass';

export const limit = () => 4;

interface Page<T> {
  items: T[];
}

export default class Marks {
  get(limits: Depends<typeof limit>[] = []): void {}

  put(ids: Query<int, { description: 'a>, {b}' }>[], of: Page<Field<int, { ge: 1 }>[]>): void {}

  patch(ids: Array<Query<int>>): void {}
}
