// What a mapped type puts around a field is no field, and has no default; nobody has written one there either.
import type { Body, Field, int } from 'routeclass';

interface Filter {
  state: Field<'open' | 'done', { default: 'open' }>;
  count: Field<int, { default: 3; ge: 1 }> | null;
}

type Several<T> = { [K in keyof T]: T[K][] };
type Named<T> = { [K in keyof T]?: Record<string, T[K]> };

export default class Lists {
  post(filter: Body<Several<Filter>>) {
    return filter;
  }

  put(filter: Body<Named<Filter>>) {
    return filter;
  }
}
