import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(): unknown {
    return {};
  }

  post(todo: Body<Todo>) {
    return [todo, 201];
  }

  put(todo: Body<Todo>): [Todo, number] {
    return [todo, 200];
  }
}
