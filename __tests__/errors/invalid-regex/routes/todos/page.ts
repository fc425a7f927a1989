import type { Query } from 'routeclass';

export default class Todos {
  get(search: Query<string, { regex: '^[a-z+$' }>) {
    return { search };
  }

  /** As a raw text of Python has it. */
  post(code: Query<string, { regex: '^\d{4}$' }>, price: Query<string, { regex: '^[0-9]+\.[0-9]+$' }>) {
    return { code, price };
  }
}
