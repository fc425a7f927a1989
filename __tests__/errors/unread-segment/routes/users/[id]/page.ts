import type { Depends, int, Path, Query } from 'routeclass';

export const userId = (id: Path<int>) => id;

export default class User {
  get(id: Query<int>) {
    return { id };
  }

  /** A dependency reads the segment. */
  put(user: Depends<typeof userId>, id: Query<int>) {
    return { user, id };
  }

  delete(id?: Query<int>): void {}
}
