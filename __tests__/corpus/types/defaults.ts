/** Values of fields that the client left out. */
import type { Field, int } from 'routeclass';

export interface Defaults {
  limit: Field<int, { ge: 1; default: 10 }>;
  search: Field<string | null, { default: null }>;
  tags: Field<string[], { default: ['x'] }>;
  at: Field<{ x: int; y: int }, { default: { x: 1; y: 2 } }>;
  kind: Field<'a' | 'b', { default: 'b' }>;
}

export interface AtDepth {
  inner: { deep: { list: { flag: Field<boolean, { default: true }> }[] } };
  maybe?: { size: Field<int, { default: 3 }> };
  named: Record<string, { on: Field<boolean, { default: false }> }>;
}

export type Picked = Pick<Defaults, 'limit' | 'kind'>;
export type Omitted = Omit<Defaults, 'at' | 'tags' | 'search'>;
export type Patch = Partial<Defaults>;
export type All = Required<Pick<Defaults, 'limit'> & { note?: string }>;

interface Paged<T> {
  items: T[];
  size: Field<int, { default: 20 }>;
}
export type PagedTexts = Paged<string>;
