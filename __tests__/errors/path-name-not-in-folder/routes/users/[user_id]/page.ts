import type { int, Path } from 'routeclass';

export default class User {
  get(userid: Path<int, { gt: 0 }>) {
    return { userid };
  }

  delete(todo: Path<int>) {
    return { todo };
  }
}
