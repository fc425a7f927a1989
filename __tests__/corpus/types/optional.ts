/** What may be absent, null or undefined, near the top and deep down. */
import type { Field, int } from 'routeclass';

export interface Optional {
  a?: string;
  b?: int;
  c?: boolean[];
}

export interface Nullable {
  a: string | null;
  b: { c: int | null } | null;
  d: (string | null)[];
}

export interface Undefined {
  a: string | undefined;
  b: int | null | undefined;
}

export interface OptionalNullable {
  a?: string | null;
  b?: Field<int | null, { ge: 0 }>;
}

export interface Deep {
  one?: { two?: { three?: { leaf?: string } | null }[] };
}

export type MaybeModel = { id: int } | null;
