/** Generics with defaults, constraints, and each other inside. */
import type { Field, int } from 'routeclass';

interface Item {
  id: int;
  name: string;
}
interface Page<T> {
  items: T[];
  total: Field<int, { ge: 0 }>;
}
interface Box<T = string> {
  value: T;
}
interface Entity<Id extends string | number, Data extends object = { note: string }> {
  id: Id;
  data: Data;
}
type Result<T, E = { message: string }> = { ok: true; value: T } | { ok: false; error: E };
type Keyed<T, K extends keyof T> = { [P in K]: T[P] } & { key: K };
interface Pair<A, B = A> {
  first: A;
  second: B;
}
type Both<T extends readonly unknown[]> = Pair<T[number], T[0]>;

export type ItemPage = Page<Item>;
export type TextBox = Box;
export type BoxOfBoxes = Box<Box<Box<int>>>;
export type NumberEntity = Entity<int>;
export type TextEntity = Entity<'a' | 'b', { size: number; tags?: string[] }>;
export type ItemResult = Result<Item>;
export type PageOfResults = Page<Result<int, string>>;
export type KeyedItem = Keyed<Item, 'id'>;
export type SamePair = Pair<int>;
export type OtherPair = Pair<Page<boolean>, Box<null>>;
export type FromTuple = Both<[string, int]>;
