import type { int, Path } from 'routeclass';

export default class User {
  get(user_id: Path<int>) {
    return { id: user_id };
  }
}
