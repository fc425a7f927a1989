/** Types that are computed. */
import type { int } from 'routeclass';

type Wire<T> = T extends Date ? string : T extends (infer I)[] ? Wire<I>[] : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
type Wrapped<T> = T extends unknown ? { value: T } : never;
type Whole<T> = [T] extends [unknown] ? { value: T } : never;
type ElementOf<T> = T extends readonly (infer I)[] ? I : never;
type Head<T> = T extends [infer H, ...unknown[]] ? H : never;
type Field_<T, K> = K extends keyof T ? T[K] : never;
type IfText<T> = T extends string ? { text: T } : { other: T };
interface Stored {
  id: int;
  at: Date;
  log: { when: Date; what: string }[];
}

export type WireStored = Wire<Stored>;
export type Distributed = Wrapped<string | int>;
export type Together = Whole<string | boolean>;
export type Element_ = ElementOf<{ a: int }[]>;
export type First = Head<[{ first: string }, int]>;
export type Looked = Field_<{ a: { b: int } }, 'a'>;
export type Chosen = IfText<'a' | 'b'> | IfText<boolean>;
export type Present = { a: NonNullable<string | null | undefined> };
export type Excluded = Exclude<'a' | 'b' | 'c', 'b'>;
export type Extracted = Extract<{ kind: 'a'; x: int } | { kind: 'b' }, { kind: 'a' }>;
export type Resolved = Awaited<Promise<Promise<{ done: boolean }>>>;
type Split<S extends string> = S extends `${infer A}.${infer B}` ? A | Split<B> : S;
export type Parts = Split<'one.two.three'>;
