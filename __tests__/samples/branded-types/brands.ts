import type { Field, int, Query } from 'routeclass';

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type UserId = Brand<int, 'UserId'>;
export type Email = string & { readonly __brand: 'Email' };
export type Tags = Brand<string[], 'Tags'>;
export type Span = Brand<[from: int, to: int], 'Span'>;
export type Page = Query<Brand<int, 'Page'>, { ge: 1 }>;

/** No module exports it: what is read of it is written out. */
interface Contact {
  mail: Email;
  level: Brand<'high' | 'low', 'Level'>;
  checked: Brand<boolean, 'Checked'>;
}

export interface User {
  id: UserId;
  contact: Contact;
  place: Brand<{ city: string; zip?: string }, 'Place'>;
  scores: { byUser: Record<string, UserId> };
  spans: Brand<{ span: Span }[], 'Spans'>;
  tags?: Tags;
  rank: Brand<Field<int, { default: 3 }>, 'Rank'>;
}

export interface House {
  owner: string;
  home: Brand<{ city: string }, 'Home'>;
}
