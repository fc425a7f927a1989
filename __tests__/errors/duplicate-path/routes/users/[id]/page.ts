import type { int, Path } from 'routeclass';

export default class UserById {
  get(id: Path<int>) {
    return { id };
  }
}
