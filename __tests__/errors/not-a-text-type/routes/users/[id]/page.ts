import type { int, Path } from 'routeclass';

export default class User {
  get(params: Path<{ id: int }>) {
    return params;
  }
}
