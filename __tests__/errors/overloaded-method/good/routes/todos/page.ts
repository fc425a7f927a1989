import type { int, Query } from 'routeclass';

export default class Todos {
  get(id?: Query<int>): { id: int } | { total: int } {
    return id === undefined ? { total: 0 } : { id };
  }
}
