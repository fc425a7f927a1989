import type { Body, int, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(limit: Query<int>, offset: Query<int>) {
    return { limit, offset };
  }

  post(todo: Body<Todo>) {
    return todo;
  }
}
