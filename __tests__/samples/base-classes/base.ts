import { type Body, HttpError, type int, type Query } from 'routeclass';

export interface Item {
  id: int;
}

export abstract class Store<T extends Item> {
  protected items: T[] = [];

  static tag = 'store';

  /** All items. */
  get(limit: Query<int, { ge: 1 }> = 10): T[] {
    return this.items.slice(0, limit);
  }

  post(item: Body<T>): T {
    this.items.push(item);
    return item;
  }

  protected find(id: int): T {
    const found = this.items.find((item) => item.id === id);
    if (!found) throw new HttpError(404, 'None');
    return found;
  }
}
