/** Mapped types and their modifiers. */
import type { Field, int } from 'routeclass';

interface User {
  readonly id: int;
  name: Field<string, { minLength: 1 }>;
  mail?: string;
  address: { zip: string; city?: string };
}
type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
type Nullish<T> = { [K in keyof T]: T[K] | null };
type Complete<T> = { -readonly [K in keyof T]-?: T[K] };
type Prefixed<T> = { [K in keyof T & string as `user_${K}`]: T[K] };
type Without<T, V> = { [K in keyof T as T[K] extends V ? never : K]: T[K] };
type AllTexts<T> = { [K in keyof T]: string };
type Camel<T> = { [K in keyof T & string as `get${Capitalize<K>}`]: T[K] };

export type PartialUser = Partial<User>;
export type RequiredUser = Required<User>;
export type ReadonlyUser = Readonly<User>;
export type PickedUser = Pick<User, 'id' | 'mail'>;
export type OmittedUser = Omit<User, 'address'>;
export type Flags = Record<'read' | 'write', boolean>;
export type DeepUser = DeepPartial<User>;
export type NullishUser = Nullish<User>;
export type CompleteUser = Complete<User>;
export type PrefixedUser = Prefixed<User>;
export type WithoutTexts = Without<{ a: string; b: int; c: boolean }, string>;
export type Getters = Camel<{ name: string; size: int }>;
export type OptionalFlags = { [K in 'a' | 'b' | 'c']?: K };
export type ReadonlyAll = { +readonly [K in keyof User]+?: User[K] };
export type MappedList = AllTexts<int[]>;
export type MappedTuple = AllTexts<[int, boolean]>;
export type Swapped = { [K in 'x' | 'y' as K extends 'x' ? 'left' : 'right']: int };
export type PartialPick = Partial<Pick<User, 'name'>> & Required<Pick<User, 'mail'>>;
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
export type FrozenLists = Frozen<{
  tags: Field<Field<string, { maxLength: 3 }>[], { minItems: 1 }>;
  users: Field<{ id: int }[], { maxItems: 2 }>;
  plain: string[][];
}>;
