/**
 * Types of bodies, flat to nested. The tests compile one route for each exported name of `bodies` in
 * `agreement.test.ts`; what they draw follows the schemas in the generated document.
 */
import type { Field, int } from 'routeclass';

export interface Flat {
  text: string;
  count: int;
  ratio: number;
  done: boolean;
}

export interface Bounded {
  name: Field<string, { minLength: 2; maxLength: 5 }>;
  exact: Field<string, { minLength: 3; maxLength: 3 }>;
  age: Field<int, { ge: 0; le: 150 }>;
  share: Field<number, { gt: 0; lt: 1 }>;
  even: Field<int, { multipleOf: 2; gt: -10; lt: 10 }>;
  quarter: Field<number, { multipleOf: 0.25; ge: -2; le: 2 }>;
}

export interface Optionals {
  a?: string;
  b?: int;
  c?: { d?: boolean; e?: Field<string, { maxLength: 3 }> };
}

export interface Nullables {
  a: string | null;
  b?: int | null;
  age: Field<int | null, { ge: 0; le: 150 }>;
  name: Field<string | null, { minLength: 1 }>;
  flat: Flat | null;
  list: Field<(string | null)[] | null, { maxItems: 2 }>;
  kind: 'a' | 'b' | null;
}

export interface Defaults {
  done: Field<boolean, { default: false }>;
  limit: Field<int, { ge: 1; le: 100; default: 10 }>;
  search: Field<string | null, { default: null }>;
  tags: Field<string[], { default: ['x', 'y'] }>;
  point: Field<{ x: int; y: int }, { default: { x: 1; y: 2 } }>;
  kind: Field<'a' | 'b', { default: 'b' }>;
  quoted: Field<string, { default: 'it\'s "${x}" */ `\\' }>;
}

export interface WithDefaultsInside {
  one: Defaults;
  several: Defaults[];
  named: Record<string, Defaults>;
  maybe?: Defaults;
}

export interface Nested {
  inner: { deep: { leaf: int; other: { last: string } } };
  flat: Flat;
}

export interface Lists {
  words: Field<string[], { minItems: 1; maxItems: 3 }>;
  ids: Field<int[], { uniqueItems: true }>;
  matrix: number[][];
  flats: Field<Flat[], { maxItems: 2 }>;
  short: Field<string, { maxLength: 2 }>[];
  frozen: readonly boolean[];
}

export interface Unique {
  mixed: Field<(string | number | boolean | null)[], { uniqueItems: true }>;
  models: Field<{ id: int; tag?: string }[], { uniqueItems: true; maxItems: 4 }>;
  lists: Field<int[][], { uniqueItems: true }>;
}

export const Level = { low: 1, high: 2 } as const;

export interface Literals {
  kind: 'a' | 'b' | 'it\'s "c"';
  level: (typeof Level)[keyof typeof Level];
  on: true;
  mixed: 'x' | 1 | false | -1.5;
  only: 'one';
  nothing: null;
  many: ('p' | 'q')[];
}

export interface Formats {
  email?: Field<string, { format: 'email' }>;
  uuid?: Field<string, { format: 'uuid' }>;
  date?: Field<string, { format: 'date' }>;
  moment?: Field<string, { format: 'date-time' }>;
  time?: Field<string, { format: 'time' }>;
  uri?: Field<string, { format: 'uri' }>;
  ipv4?: Field<string, { format: 'ipv4' }>;
  ipv6?: Field<string, { format: 'ipv6' }>;
}

export interface Patterns {
  anchored: Field<string, { regex: '^[a-z]{1,4}$' }>;
  searched: Field<string, { regex: '\\d{2}' }>;
  letters: Field<string, { regex: '^\\p{L}{1,3}$' }>;
  quoted: Field<string, { regex: '^["\'`/\\\\$]+$' }>;
  dot: Field<string, { regex: '^.$'; maxLength: 1 }>;
}

export interface Records {
  ints: Record<string, int>;
  flats: Record<string, Flat>;
  anything: Record<string, unknown>;
  lists: Record<string, Field<string, { minLength: 1 }>[]>;
}

export interface Circle {
  kind: 'circle';
  radius: Field<number, { gt: 0 }>;
}

export interface Square {
  kind: 'square';
  side: Field<int, { ge: 1 }>;
  corners: Field<int, { default: 4 }>;
}

export type Shape = Circle | Square;

export interface Shapes {
  main: Shape;
  others: (Shape | string)[];
  named: Record<string, Shape | null>;
}

export interface Unions {
  idOrName: int | string;
  any: string | int | boolean | null;
  listOrOne: string[] | string;
  flatOrList: Flat | Flat[] | null;
  bounded: Field<string, { maxLength: 2 }> | Field<number, { ge: 10 }>;
}

export type Overlapping = { a: string; b?: int } | { a: string; c: boolean } | { d?: string[] };

export interface Tree {
  value: int;
  children: Tree[];
}

export interface Chain {
  text: Field<string, { maxLength: 3 }>;
  next: Chain | null;
}

export interface Folder {
  name: string;
  entries: Record<string, Folder | File_>;
}

export interface File_ {
  size: Field<int, { ge: 0 }>;
  owner?: Owner;
}

export interface Owner {
  home: Folder | null;
  level: Field<int, { default: 1 }>;
}

export interface OddNames {
  'a-b': int;
  'with space': string;
  "it's": boolean;
  '"q"': int;
  '0': int;
  class: string;
  'ä\u2028': int;
  '': int;
}

/** Names that every object inherits: one that the client left out is missing all the same. */
export interface Inherited {
  constructor: string;
  toString: int;
  valueOf: boolean;
  hasOwnProperty: Field<string, { minLength: 1 }>;
  isPrototypeOf: unknown;
}

export type Changes = Partial<Flat>;
export type Chosen = Pick<Defaults, 'done' | 'limit'> & Omit<Bounded, 'even' | 'quarter'>;
export type Everything = Required<Optionals>;
export type Extended = Flat & { extra: Field<string, { minLength: 1 }> };

export interface Page<T> {
  items: T[];
  total: Field<int, { ge: 0 }>;
}
export type FlatPage = Page<Flat>;
export type TextPage = Page<string>;

export interface Anything {
  value: unknown;
  other?: unknown;
  list: unknown[];
}

// Bodies that are no model.
export type FlatList = Flat[];
export type Texts = Record<string, string>;
export type AnyJson = unknown;
export type AnyObject = Record<string, unknown>;
export type OnOrOff = 'on' | 'off' | int;
export type MaybeFlat = Flat | null;
