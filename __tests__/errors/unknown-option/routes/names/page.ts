import type { Body, Field, Form, Header, int, Query } from 'routeclass';

interface Item {
  price: Field<number, { decimals: 2 }>;
  title: Field<string, { trim: true; defaultValue: 'New' }>;
  slug: Field<string, { validate: true }>;
}

export default class Names {
  get(x_token: Header<string, { convert_underscores: false }>, q: Query<string, { includeInSchema: true }>) {
    return { x_token, q };
  }

  put(item: Body<Item, { embed: true }>): void {}

  post(item: Form<Item, { embed: true }>): void {}

  patch(page: Query<int, { coerce: true }>, sort: Query<string, { oneOf: ['asc', 'desc'] }>): void {}

  delete(item: Body<Item | null, { discriminator: 'kind' }>): void {}
}
