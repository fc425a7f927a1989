import type { Path } from 'routeclass';

export default class Item {
  get(id: Path<string>) {
    return { id };
  }
}
