/** Names of properties that break what is careless. */
import type { int } from 'routeclass';

export interface Quotes {
  "it's": string;
  '"double"': string;
  '`${tick}`': string;
  '*/ //': string;
  'back\\slash': string;
  'line\nbreak': string;
  '\u2028': string;
}
export interface Blank {
  '': int;
  ' ': int;
  '  two ': int;
}
export interface Proto {
  ['__proto__']: string;
  own: int;
}
export interface Inherited {
  constructor: string;
  toString: int;
  hasOwnProperty: boolean;
  valueOf: { call: string };
}
export interface OfLists {
  filter: unknown;
  length: unknown;
  0: unknown;
}
export interface Unicode {
  ä: int;
  '\u{1F600}': string;
  日本: boolean;
  'e\u0301': int;
}
export interface Numeric {
  0: string;
  1.5: string;
  '01': string;
  '-1': string;
  1e21: string;
}
export interface Words {
  class: string;
  default: int;
  await: boolean;
  new: { delete: int };
  undefined: string;
  input: int;
  value: int;
}
export interface Paths {
  'a.b': int;
  'a/b': int;
  'a~1b': int;
  '#/$ref': int;
  $ref: int;
  'a[0]': int;
}
export interface Json {
  toJSON: int;
  length: string;
  caller: string;
}
export interface Signs {
  '#x': int;
  '__@y': int;
  '@': int;
  $: int;
  _: int;
}
