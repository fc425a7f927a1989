import type { Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { ge: 1 }>;
  tags: Field<string[], { maxLength: 10 }>;
}

export default class Todos {
  get(limit: Query<int, { maxLength: 3 }>, offset: Query<int, { default: 0 }>) {
    return { limit, offset };
  }

  post(todo: Body<TodoCreate, { alias: 'todo' }>) {
    return todo;
  }
}
