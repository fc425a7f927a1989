/** Flat models, nested ones, lists. */
import type { Field, int } from 'routeclass';

export interface Flat {
  text: string;
  count: int;
  ratio: number;
  done: boolean;
}

export interface Bounded {
  name: Field<string, { minLength: 2; maxLength: 5 }>;
  age: Field<int, { ge: 0; le: 150 }>;
  mail: Field<string, { format: 'email' }>;
  tags: Field<Field<string, { regex: '^[a-z]+$' }>[], { minItems: 1; uniqueItems: true }>;
}

/** Their bounds leave more than an `int` may be. */
export interface WideBounds {
  least: Field<int, { ge: -1e20 }>;
  most: Field<int, { le: 1e20 }>;
  above: Field<int, { gt: -1e20 }>;
  below: Field<int, { lt: 1e20 }>;
}

export type Alias = { readonly text: string; readonly list: readonly int[] };

export interface Nested {
  inner: { deep: { leaf: int } };
  flat: Flat;
  flats: Flat[];
}

export type Flats = Flat[];
export type Matrix = number[][];
export interface Anything {
  value: unknown;
  others: Record<string, unknown>;
}
