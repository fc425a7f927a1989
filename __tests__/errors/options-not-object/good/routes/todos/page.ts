import type { Depends, Query } from 'routeclass';

export const store = () => ['milk'];

export default class Todos {
  get(
    search: Query<string, { description: 'Text to look for' }>,
    todos: Depends<typeof store, { scope: 'app' }>,
  ) {
    return todos.filter((one) => one.includes(search));
  }
}
