import type { Field, int, Query } from 'routeclass';

export default class Filled {
  get(search: Field<Query<string>>, limit?: Field<int, { default: 10 }>, offset?: Field<int, { default: number }>): void {}
}
