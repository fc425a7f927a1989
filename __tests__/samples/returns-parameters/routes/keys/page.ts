// Keys that a function makes of values with options: the options are not about the keys of what is sent.
import type { Body, Field, int, Query } from 'routeclass';

interface Book {
  title: Field<string, { minLength: 1 }>;
  shelf: Field<int, { ge: 1 }>;
}

/** As `Object.groupBy` is declared. */
declare function groupBy<K extends PropertyKey, T>(items: T[], key: (item: T) => K): Partial<Record<K, T[]>>;

export default class Keys {
  get(words: Query<Field<string, { maxLength: 9 }>[]>) {
    const counts = groupBy(words, (word) => word);
    return { counts };
  }

  post(books: Body<Book[]>) {
    return groupBy(books, (book) => book.title);
  }

  put(books: Body<Book[]>) {
    return groupBy(books, (book) => book.shelf);
  }
}
