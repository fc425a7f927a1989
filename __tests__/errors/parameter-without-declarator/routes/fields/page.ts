import type { Field, int } from 'routeclass';

type Name = Field<string, { minLength: 1 }>;

export default class Fields {
  get(name: Name, tags: Name[], page: Field<int, { ge: 1; default: 1 }>, limit: Field<int, { ge: 1; le: 5 }> = 2) {
    return [name, ...tags, page, limit].join();
  }

  post(box: { size: Field<int, { ge: 1 }> }): void {}

  delete(name?: Name | null): void {}
}
