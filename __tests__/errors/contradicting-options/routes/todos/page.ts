import type { Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { minLength: 10; maxLength: 5 }>;
}

export default class Todos {
  get(limit: Query<int, { ge: 5; le: 1 }>, offset: Query<int, { gt: 0; lt: 1 }>) {
    return { limit, offset };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }
}
