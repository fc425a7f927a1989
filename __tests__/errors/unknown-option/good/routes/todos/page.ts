import type { Basic, Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { minLength: 1 }>;
}

export default class Todos {
  get(limit: Query<int, { le: 100 }>, login: Basic<{ realm: 'Shop' }>) {
    return { limit, user: login.username };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }
}
