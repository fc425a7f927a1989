import type { Header, int, Query } from 'routeclass';

export default class Todos {
  get(id?: Query<int>, x_id?: Header<int>): int | null {
    return id ?? x_id ?? null;
  }
}
