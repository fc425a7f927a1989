import type { Field, int, Query } from 'routeclass';

interface Listing {
  sort?: 'asc' | 'desc';
  limit: Field<int, { default: 20 }>;
  offset: Field<int, { ge: 0; default: 0 }>;
  tags: string[];
}

interface Nested {
  filter: Listing;
}

/** Parameters, as other frameworks bundle them. */
interface Search {
  limit?: Query<int, { le: 100 }>;
  q: Query<string>;
}

export default class Listings {
  get(query: Query<Listing>, nested: Query<Nested>) {
    return { query, nested };
  }

  post(search: Query<Search>) {
    return search.q;
  }
}
