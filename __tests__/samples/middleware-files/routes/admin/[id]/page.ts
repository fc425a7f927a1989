import type { int, Path } from 'routeclass';

export default class AdminById {
  get(id: Path<int>) {
    return { id };
  }
}
