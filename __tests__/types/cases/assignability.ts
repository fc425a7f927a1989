// A declarator is plainly its type: whatever the options, values fit in every direction.
import type { Body, Cookie, Field, Header, int, Path, Query } from 'routeclass';

/** True where two types are the very same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export const same: [
  Same<Field<string, { minLength: 2 }>, Field<string, { minLength: 1 }>>,
  Same<Query<string, { minLength: 2 }>, string>,
  Same<Path<int, { gt: 0 }>, number>,
  Same<Header<'a' | 'b'>, 'a' | 'b'>,
  Same<Cookie<string[] | null, { maxItems: 2 }>, string[] | null>,
  Same<Body<{ a: string }, { description: 'x' }>, { a: string }>,
  Same<Query<int>, Path<int>>,
  Same<int, number>,
] = [true, true, true, true, true, true, true, true];

export interface Long {
  title: Field<string, { minLength: 2 }>;
  tags: Field<string[], { maxItems: 3 }>;
  done: Field<boolean, { default: false }>;
}

export interface Short {
  title: Field<string, { minLength: 1; maxLength: 9 }>;
  tags: Field<string[], { minItems: 1 }>;
  done: boolean;
}

declare const long: Long;
declare const short: Short;
export const shortOfLong: Short = long;
export const longOfShort: Long = short;
export const text: string = long.title;
export const ofText: Long = { title: 'a', tags: ['b'], done: true };
export const lists: [Long[], Short[]] = [[short], [long]];

export function swap(one: Field<string, { minLength: 2 }>, other: Field<string, { minLength: 1 }>) {
  let a = one;
  let b = other;
  [a, b] = [b, a];
  return [a, b];
}

// @ts-expect-error a field with a default is always there for the handler
export const withoutDefault: Long = { title: 'a', tags: [] };
// @ts-expect-error the type is held to
export const wrong: Long = { title: 5, tags: [], done: false };

// What TypeScript's own types make of a model keeps its fields.
export const changes: Partial<Long> = { title: 'a' };
export const chosen: Pick<Long, 'done'> = { done: true };
export const rest: Omit<Long, 'done'> = { title: 'a', tags: [] };
