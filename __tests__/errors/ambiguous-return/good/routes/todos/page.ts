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

  delete(todo: Body<Todo | null>) {
    return todo ? [todo.title, 'gone'] : [1, 2, 3];
  }
}
