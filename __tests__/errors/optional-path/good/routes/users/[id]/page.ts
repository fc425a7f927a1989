import type { int, Path, Query } from 'routeclass';

export default class User {
  get(id: Path<int>, view: Query<string> = 'full') {
    return { id, view };
  }
}
