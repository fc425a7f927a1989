import type { Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { maxLength: 5; default: 'Untitled' }>;
  state: Field<'open' | 'done', { default: 'open' }>;
}

export default class Todos {
  get(limit: Query<int, { ge: 1; le: 100 }> = 1000, tags: Query<string[], { maxItems: 1 }> = ['home', 'work']) {
    return { limit, tags };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }
}
