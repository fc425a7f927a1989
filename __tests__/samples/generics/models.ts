import type { Field, int, Path, Query } from 'routeclass';

export type Id<Max extends number> = Path<int, { gt: 0; le: Max }>;
export type Limit<Most extends number = 100> = Query<int, { ge: 1; le: Most; description: 'How many' }>;

export interface Page<T> {
  items: T[];
  total: int;
  next?: T;
}

export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; error: E };

export interface Todo {
  title: Field<string, { minLength: 1 }>;
}

export interface Named<N extends string> {
  name: N;
}
