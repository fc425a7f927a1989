/** Unions of primitives, lists, objects. */
import type { Field, int } from 'routeclass';

interface Point {
  x: int;
  y: int;
}
export type Id = int | string;
export type Scalar = string | int | boolean | null;
export type OneOrMany = Point | Point[];
export type TextOrPoint = string | Point;
export type Lists = string[] | int[];
export interface ListsBeside {
  tags: string[] | boolean[];
  ids: int[] | string[];
  inner: { at: (int[] | null[])[] };
}
export type ListsOfModels = { c: int }[] | { d: int }[] | null;
export type RuledLists = Field<int[], { minItems: 1; maxItems: 2 }> | Field<number[], { minItems: 3 }>;
export type MixedList = (string | int | null | Point)[];
export interface ListsOfAnything {
  few: Field<unknown[], { minItems: 1; maxItems: 2 }>;
  distinct?: Field<unknown[], { uniqueItems: true }>;
  either: Field<unknown[], { minItems: 2 }> | string;
}
export interface Fields {
  id: Id;
  size: Field<string, { maxLength: 2 }> | Field<number, { ge: 10 }>;
  at: Point | 'here';
  list?: (Point | string)[] | null;
}
export type RecordOrList = Record<string, int> | int[];
export type LiteralOrNumber = 'auto' | number;
export type LiteralOrModel = 'none' | { some: string };
export type KnownOrAny = 'a' | 'b' | (string & {});
