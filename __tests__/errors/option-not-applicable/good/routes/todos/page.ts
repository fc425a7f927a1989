import type { Body, Field, int, Query } from 'routeclass';

interface Todo {
  title: Field<string, { minLength: 1; default: 'Untitled' }>;
}

export default class Todos {
  get(limit: Query<int, { le: 100 }> = 10, tags: Query<string[], { maxItems: 5 }> = []) {
    return { limit, tags };
  }

  post(todo: Body<Todo>) {
    return todo;
  }
}
