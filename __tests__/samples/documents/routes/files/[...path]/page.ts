import type { int, Path, Query } from 'routeclass';

/** Beside a page for one segment, these are at least two. */
export default class Files {
  get(path: Path<string, { minLength: 5; description: 'Where it is' }>, page: Query<int, { ge: 1 }> = 1) {
    return { path, page };
  }
}
