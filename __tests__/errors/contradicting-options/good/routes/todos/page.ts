import type { Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { minLength: 5; maxLength: 10 }>;
}

export default class Todos {
  get(limit: Query<int, { ge: 1; le: 100 }> = 10) {
    return { limit };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }
}
