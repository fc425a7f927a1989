// Misuse that TypeScript marks while typing, and next to it what is right. Each `@ts-expect-error` is one test.
import type { Body, Cookie, Field, File, Header, int, Path, Query, Upload } from 'routeclass';

type Tree = string | Tree[];
type Sum = int | ['+', Sum, Sum];

const somewhere = { example: { at: [1, 2], tags: ['a'] } } as const;

export interface Right {
  text: Query<string, { minLength: 1; maxLength: 5; regex: '^a'; format: 'email' }>;
  number: Query<number, { ge: 0; le: 5; multipleOf: 0.5 }>;
  int: Path<int, { gt: 0; lt: 5 }>;
  list: Query<string[], { minItems: 1; maxItems: 3; uniqueItems: true }>;
  readonlyList: Query<readonly int[], { maxItems: 3 }>;
  flag: Query<boolean, { description: 'a'; title: 'b'; example: true; deprecated: true }>;
  named: Header<string, { alias: 'X-Token' }>;
  nullable: Query<string | null, { minLength: 1 }>;
  optional: Query<int | undefined, { ge: 1 }>;
  literals: Query<'a' | 'b', { description: 'one of two'; example: 'b' }>;
  cookie: Cookie<string, { minLength: 3 }>;
  body: Body<{ a: string }, { description: 'a body'; example: { a: 'x' } }>;
  bodyWithoutDefaults: Body<
    { a: string; b: Field<int, { default: 5 }>; c: { n: int; d: Field<int[], { default: [] }> }[] },
    { example: { a: 'x'; c: [{ n: 1 }, { n: 2; d: [1] }] } }
  >;
  field: Field<int, { ge: 1; default: 5 }>;
  nullDefault: Field<string | null, { default: null }>;
  listDefault: Field<string[], { default: ['a']; maxItems: 2 }>;
  modelDefault: Field<{ x: int }, { default: { x: 1 } }>;
  none: Query<string, object>;
  message: Query<int, { ge: 1; message: 'Pages start at 1' }>;
  bodyBound: Body<int, { ge: 1 }>;
  bodyItems: Body<readonly { a: string }[], { minItems: 1; maxItems: 5; description: 'a few' }>;
  bodyMessage: Body<{ a: string }, { message: 'Send an object' }>;
  formats: Field<
    string,
    | { format: 'byte' }
    | { format: 'password' }
    | { format: 'uri-template' }
    | { format: 'relative-json-pointer' }
  >;
  union: Field<string | int, { minLength: 1; ge: 0; default: 5 }>;
  listOrText: Field<string[] | string | null, { minItems: 1; maxLength: 5; default: null }>;
  literalOrNumber: Field<'all' | int, { ge: 1; default: 'all' }>;
  item: Field<string, { minLength: 1; message: 'No empty one' }>[];
  nested: Field<Field<string, { minLength: 1 }>, { maxLength: 5; default: 'a' }>;
  around: Query<Field<string, { minLength: 1 }>, { maxLength: 5 }>;
  branded: Field<string & { readonly __brand: 'Email' }, { format: 'email' }>;
  brandedNumber: Field<number & { readonly __brand: 'Cents' }, { ge: 0 }>;
  brandedList: Field<string[] & { readonly __brand: 'Lines' }, { example: ['a'] }>;
  brandedTuple: Field<[int, string] & { readonly __brand: 'Pair' }, { example: [1, 'a'] }>;
  recursive: Field<Tree, { example: ['a', ['b', []]] }>;
  recursiveTuple: Field<Sum, { example: ['+', 1, ['+', 2, 3]] }>;
  constant: Field<{ at: [int, int]; tags: string[] }, typeof somewhere>;
  pattern: Field<`todo-${string}`, { maxLength: 20 }>;
}

export type Id<Max extends number> = Path<int, { gt: 0; le: Max }>;
export type Described<T> = Query<T, { description: 'of any type'; message: 'Try again' }>;
export type Short<T extends string> = Field<T, { description: 'a short one' }>;

export declare enum Level {
  Low = 1,
  High = 2,
}

export interface Misspelt {
  // @ts-expect-error minLenght
  length: Query<string, { minLenght: 2 }>;
  // @ts-expect-error desciption
  documentation: Path<int, { desciption: 'Id' }>;
  // @ts-expect-error another case
  letters: Header<string, { minlength: 2 }>;
  // @ts-expect-error beside one that is right
  beside: Cookie<string, { minLength: 2; maximum: 5 }>;
  // @ts-expect-error in a body
  body: Body<{ a: string }, { descripton: 'A body' }>;
  // @ts-expect-error in a field
  field: Field<string, { minLenght: 2 }>;
  // @ts-expect-error of JSON Schema
  schema: Field<int, { minimum: 2 }>;
}

export interface Inapplicable {
  // @ts-expect-error a bound on a text
  bound: Query<string, { ge: 5 }>;
  // @ts-expect-error a length of a number
  length: Query<int, { minLength: 5 }>;
  // @ts-expect-error a pattern of a number
  pattern: Path<number, { regex: '^1' }>;
  // @ts-expect-error a length of a list
  list: Query<string[], { minLength: 5 }>;
  // @ts-expect-error items of a text
  items: Header<string, { maxItems: 5 }>;
  // @ts-expect-error a bound on a boolean
  flag: Query<boolean, { ge: 1 }>;
  // @ts-expect-error a format of a number
  format: Field<int, { format: 'email' }>;
  // @ts-expect-error a bound on a model
  model: Field<{ a: string }, { maxItems: 5 }>;
  // @ts-expect-error a bound on a nullable text
  nullable: Query<string | null, { le: 5 }>;
  // @ts-expect-error a length of literals
  literals: Query<'a' | 'b', { minLength: 1 }>;
  // @ts-expect-error a bound of literals
  numbers: Query<1 | 2, { ge: 1 }>;
  // @ts-expect-error a bound of an enum
  enum: Field<Level, { ge: 1 }>;
  // @ts-expect-error a bound of neither
  union: Field<string | boolean, { ge: 1 }>;
  // @ts-expect-error items of a tuple
  tuple: Field<[string, int], { maxItems: 2 }>;
  // @ts-expect-error a length of a record
  record: Field<Record<string, string>, { maxLength: 2 }>;
  // @ts-expect-error a length around a number
  nested: Query<Field<int, { ge: 1 }>, { minLength: 1 }>;
  // @ts-expect-error a bound on a text that is a body
  body: Body<string, { ge: 5 }>;
  // @ts-expect-error a length of a model that is a body
  bodyModel: Body<{ a: string }, { minLength: 5 }>;
}

export interface IllTyped {
  // @ts-expect-error a text where a number belongs
  text: Query<int, { ge: '5' }>;
  // @ts-expect-error a number where a text belongs
  number: Query<string, { regex: 5 }>;
  // @ts-expect-error a number where true or false belongs
  flag: Query<string[], { uniqueItems: 1 }>;
  // @ts-expect-error a text where true or false belongs
  deprecated: Query<string, { deprecated: 'yes' }>;
  // @ts-expect-error a description that is no text
  description: Query<string, { description: 5 }>;
  // @ts-expect-error an unknown format
  format: Query<string, { format: 'mail' }>;
  // @ts-expect-error an example of another type
  example: Query<int, { example: 'five' }>;
  // @ts-expect-error an example with a field of another type
  exampleField: Body<{ a: { b: int }[] }, { example: { a: [{ b: 'five' }] } }>;
  // @ts-expect-error an example that lacks an item of a tuple
  exampleTuple: Body<[int, string], { example: [1] }>;
  // @ts-expect-error an example with an item of another type
  exampleTupleItem: Body<[int, string], { example: [1, 2] }>;
  // @ts-expect-error an example with more items than a tuple has
  exampleTupleEnd: Body<[int, string], { example: [1, 'a', 'b'] }>;
  // @ts-expect-error an example of a list with an item that no client can send
  exampleItem: Query<string[], { example: ['a', undefined] }>;
  // @ts-expect-error a default of another type
  default: Field<int, { default: 'five' }>;
  // @ts-expect-error null where null is no value
  nullDefault: Field<string, { default: null }>;
  // @ts-expect-error a default that is none of the literals
  literal: Field<'a' | 'b', { default: 'c' }>;
  // @ts-expect-error a default of neither
  unionDefault: Field<string | int, { default: true }>;
  // @ts-expect-error a default of the items
  listDefault: Field<string[], { default: 'a' }>;
  // @ts-expect-error a message that is no text
  message: Query<int, { message: 5 }>;
  // @ts-expect-error an alias that is no text
  alias: Header<string, { alias: true }>;
}

export interface NoObjects {
  // @ts-expect-error a text
  text: Query<string, 'a text'>;
  // @ts-expect-error a number
  number: Query<int, 5>;
  // @ts-expect-error a list
  list: Header<string, ['x-token']>;
  // @ts-expect-error a text of a file
  file: File<Upload, 'image/*'>;
  // @ts-expect-error a default alone
  field: Field<int, 10>;
}

export interface Misplaced {
  // @ts-expect-error a parameter has an initializer
  query: Query<int, { default: 10 }>;
  // @ts-expect-error a parameter has an initializer
  path: Path<int, { default: 10 }>;
  // @ts-expect-error a parameter has an initializer
  header: Header<string, { default: 'a' }>;
  // @ts-expect-error a parameter has an initializer
  cookie: Cookie<string, { default: 'a' }>;
  // @ts-expect-error a body has an initializer
  body: Body<{ a: string }, { default: { a: 'x' } }>;
  // @ts-expect-error a body has no name on the wire
  bodyName: Body<{ a: string }, { alias: 'b' }>;
  // @ts-expect-error a field is named as on the wire
  fieldName: Field<string, { alias: 'b' }>;
}
