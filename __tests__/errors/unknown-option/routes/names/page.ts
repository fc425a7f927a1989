import type { Body, Field, Form, Header, Query } from 'routeclass';

interface Item {
  price: Field<number, { decimals: 2 }>;
}

export default class Names {
  get(x_token: Header<string, { convert_underscores: false }>, q: Query<string, { includeInSchema: true }>) {
    return { x_token, q };
  }

  put(item: Body<Item, { embed: true }>): void {}

  post(item: Form<Item, { embed: true }>): void {}
}
