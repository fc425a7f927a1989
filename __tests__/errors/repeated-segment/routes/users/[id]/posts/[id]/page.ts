import type { int, Path } from 'routeclass';

export default class UserPost {
  get(id: Path<int>) {
    return { id };
  }
}
