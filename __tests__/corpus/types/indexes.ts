/** Index signatures and records. */
import type { Field, int } from 'routeclass';

enum Unit {
  Metre = 'm',
  Second = 's',
}
export type Texts = Record<string, string>;
export interface StringIndex {
  [name: string]: int;
}
export type NumberIndex = { [at: number]: string };
export type DataKeys = { [key: `data-${string}`]: string };
export interface FieldsAndIndex {
  id: int;
  [name: string]: int;
}
export interface FieldsAndOther {
  id: int;
  name?: string;
  [key: `x-${string}`]: boolean;
}
export interface FieldsWithinIndex {
  'x-id': string;
  'x-(a|b)'?: Field<int, { ge: 10 }>;
  [key: `x-${string}`]: Field<string, { maxLength: 3 }> | int | undefined;
}
export type TwoIndexes = { [key: `a-${string}`]: int; [key: `b-${string}`]: string };
export type ByUnit = Record<Unit, number>;
export type SomeUnits = Partial<Record<Unit, number>>;
export type RecordOfModels = Record<string, { x: int; note?: string }>;
export type RecordOfRecords = Record<string, Record<string, int[]>>;
export type RecordOfUnions = Record<string, int | string | null>;
export type Loose = { id: int; [other: string]: unknown };
export type Bounded = Record<string, Field<string, { minLength: 1 }>>;
export type NumberRecord = Record<number, boolean>;
export type ReadonlyIndex = { readonly [name: string]: readonly int[] };
