// Keys that a condition on the types of the fields selects: an `int`, and a field with options, are no objects.
import type { Body, Cookie, Field, Header, int, Query } from 'routeclass';

export interface Book {
  id: int;
  title: Field<string, { minLength: 1 }>;
  read: boolean;
  author: { name: Field<string, { minLength: 1 }>; born: int };
}

type PlainKey<T> = { [K in keyof T]: T[K] extends object ? never : K }[keyof T];

type Path<T> = {
  [K in keyof T & string]: T[K] extends object ? `${K}.${Path<T[K]>}` : K;
}[keyof T & string];

/** Keys in every part of a type, also of a generic one. */
export interface Order<T> {
  by: PlainKey<T>;
  then?: PlainKey<T>[];
  pair: [by: PlainKey<T>, n: int];
  named: Record<string, PlainKey<T>>;
  more: { [name: string]: PlainKey<T> | null };
}

export type Sorting = Order<Book> | { none: PlainKey<Book>[][] };

type Sorted<T> = Query<PlainKey<T>, { description: 'The field to sort by' }>;

export default class Keys {
  get(sort: Sorted<Book>, fields: Query<Path<Book>[], { minItems: 1 }>, then: Query<PlainKey<Book> | null> = 'title') {
    return { sort, fields, then };
  }

  post(path: Body<Path<Book>>, seen: Header<PlainKey<Book>>, last?: Cookie<PlainKey<Book>>): Path<Book>[] {
    return [path, seen, last ?? 'id'];
  }

  put(book: Body<Book>): [PlainKey<Book>, 202] {
    return [book.read ? 'read' : 'title', 202];
  }

  delete(sorting: Body<Sorting>) {
    return sorting;
  }

  async *patch(): AsyncGenerator<PlainKey<Book>> {
    yield 'id';
  }
}
