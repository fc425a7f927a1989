import type { Body, Field, int, Query } from 'routeclass';

type Name = Field<string, { minLength: 1 }>;

export default class Fields {
  get(name: Query<Name>, tags: Query<Name[]>, page: Query<int, { ge: 1 }> = 1, limit: Query<int, { ge: 1; le: 5 }> = 2) {
    return [name, ...tags, page, limit].join();
  }

  post(box: Body<{ size: Field<int, { ge: 1 }> }>): void {}

  delete(name?: Query<Name | null>): void {}
}
