import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(tags: Query<string[]>) {
    return tags;
  }

  put(q: Query<string>, limit?: Query<number>) {
    return { limit, q };
  }

  post(todo: Body<Todo>) {
    const { title } = todo;
    return { title };
  }
}
