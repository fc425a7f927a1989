import type { int, Path } from 'routeclass';

export default class Post {
  get(id: Path<int>) {
    return { id };
  }
}
