import type { Body, int, Query } from 'routeclass';
import { type Item, Store } from '../../base.ts';

export interface Book extends Item {
  title: string;
}

/** Books, one or many. */
export default class Books extends Store<Book> {
  /** Replace a book. */
  put(id: Query<int>, book: Body<Book>): Book {
    return Object.assign(this.find(id), book);
  }

  /** Others are allowed here. */
  override get(limit: Query<int, { ge: 5 }> = 5): Book[] {
    return super.get(limit);
  }
}
