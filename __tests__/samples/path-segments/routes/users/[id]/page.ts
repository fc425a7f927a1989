import type { int, Path } from 'routeclass';

export default class User {
  get(id: Path<int, { gt: 0 }>) {
    return { id };
  }

  /** The segment is left out on purpose. */
  delete(): void {}
}
