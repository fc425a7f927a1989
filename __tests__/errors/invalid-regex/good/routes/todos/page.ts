import type { Query } from 'routeclass';

export default class Todos {
  get(search: Query<string, { regex: '^[a-z\\d]+$' }>) {
    return { search };
  }
}
