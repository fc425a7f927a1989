import type { int, Path } from 'routeclass';

export default class Item {
  get(item: Path<int>) {
    return { item };
  }
}
