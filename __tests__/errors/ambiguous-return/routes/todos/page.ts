import { type Body, reply } from 'routeclass';

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

  patch(todo: Body<Todo>) {
    return reply(todo, 999);
  }

  delete(): [Todo, 20 | 204] {
    return [{ title: 'Buy milk' }, 20];
  }
}
