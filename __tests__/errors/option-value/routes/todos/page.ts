import type { int, Query } from 'routeclass';

export default class Todos {
  get(
    search: Query<string, { minLength: -1; maxLength: 2.5 }>,
    step: Query<int, { multipleOf: 0 }>,
    name: Query<string, { alias: '' }>,
  ) {
    return { search, step, name };
  }
}
