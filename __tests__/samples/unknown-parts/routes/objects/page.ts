import type { Body, int } from 'routeclass';

/** Every list has a `filter`, and every object a `constructor`. */
export interface Search {
  filter: unknown;
  limit?: int;
}

export interface Inherited {
  constructor: unknown;
  toString: unknown;
  keys: unknown;
}

export default class Objects {
  post(search: Body<Search>): Search {
    return search;
  }

  put(body: Body<{ keys: unknown; at: unknown }[]>) {
    return body;
  }

  patch(value: Body<Search | string | null>) {
    return { value };
  }

  delete(value: Body<Record<string, Inherited> | { length: unknown; map: unknown; 0: unknown }[]>) {
    return { value };
  }
}
