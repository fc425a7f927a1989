import type { Path, Query } from 'routeclass';

export default class Docs {
  /** The segment is not declared, and a parameter of another kind has its name. */
  put(path: Query<string> = '') {
    return { path };
  }

  get(path: Path<string, { minLength: 5 }>) {
    return { path };
  }
}
