import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(tags: Query<string[]>) {
    return tags;
  }

  post(todo: Body<Todo>) {
    const { title } = todo;
    return { title };
  }
}
