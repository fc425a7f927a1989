import type { Field, int } from 'routeclass';

export interface Address {
  street: string;
  zip: Field<string, { regex: '^\\d{5}$' }>;
  /** Left out for the address of a company. */
  floor?: int;
}

export interface Person {
  name: Field<string, { minLength: 1 }>;
  address: Address;
  others: Address[];
  home?: Address;
  previous: Address | null;
  byName: Record<string, Address>;
  'e-mail': string;
  nested: { a: int; note?: string; deep: { b: string; list: { c: boolean; d?: string }[] } };
  inner?: { a?: int; more?: { b?: string }[] };
  maybe: string | undefined;
  either: { x?: int } | { y?: string } | null;
  matrix: int[][];
}
