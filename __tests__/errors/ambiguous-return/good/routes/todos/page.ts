import { type Body, reply } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(): Record<string, unknown> {
    return {};
  }

  post(todo: Body<Todo>) {
    return reply(todo, 201);
  }

  put(todo: Body<Todo>): [Todo, 200 | 201] {
    return [todo, 200];
  }

  patch(): number[] {
    return [1, 2];
  }

  delete() {
    return [1, 2, 3];
  }
}
