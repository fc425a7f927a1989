import type { Basic, int, Query } from 'routeclass';

export default class Todos {
  get(
    login: Basic<{ realm: 'Shop' }>,
    limit: Query<int, { multipleOf: 5 }>,
    email: Query<string, { format: 'email'; maxLength: 100 }>,
  ) {
    return { user: login.username, limit, email };
  }
}
