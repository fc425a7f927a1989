import type { int, Path, Query } from 'routeclass';

export default class User {
  get(id: Path<int>) {
    return { id };
  }

  delete(other?: Query<int, { alias: 'id' }>): void {}
}
