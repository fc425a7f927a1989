/** Primitives with a brand that exists for TypeScript alone. */
import type { Field, int } from 'routeclass';

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };
export type Email = string & { readonly __brand: 'Email' };
export type UserId = Brand<int, 'UserId'>;
export type Slug = Brand<string, 'Slug'>;
export interface UsesBrands {
  id: UserId;
  mail: Email;
  slugs: Slug[];
  short: Field<Slug, { maxLength: 3 }>;
  maybe?: Email | null;
}
export type ById = Record<Slug, int>;
export type Status = Brand<'on' | 'off', 'Status'>;
export type BrandedModel = { id: int } & { readonly [brand]: 'Model' };
export type Lines = Brand<string[], 'Lines'>;
export type Range = readonly [from: int, to: int] & { readonly __brand: 'Range' };
export interface UsesLists {
  lines: Lines;
  ranges?: Range[];
}
