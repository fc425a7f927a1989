import type { int, Path } from 'routeclass';

export default class User {
  get(id?: Path<int>) {
    return { id };
  }

  delete(id: Path<int> = 1) {
    return { id };
  }

  put(id: Path<int> | null = null) {
    return { id };
  }
}
