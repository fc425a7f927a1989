import type { int, Path } from 'routeclass';

export default class User {
  get(id: Path<int>) {
    return { id };
  }
}
