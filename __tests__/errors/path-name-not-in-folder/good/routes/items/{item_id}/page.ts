import type { int, Path } from 'routeclass';

export default class Item {
  get(item_id: Path<int>) {
    return { item_id };
  }
}
