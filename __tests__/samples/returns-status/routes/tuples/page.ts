import { type Body, type int, redirect, reply } from 'routeclass';

export interface Todo {
  id: int;
  title: string;
}

export default class Tuples {
  get() {
    return reply({ id: 1 }, 200);
  }

  post(todo: Body<Todo>): [Todo, 201] {
    return [todo, 201];
  }

  async put(todo: Body<Todo>): Promise<[Todo, 200 | 201, { location: string }]> {
    return [todo, 201, { location: '/todos/1' }];
  }

  patch() {
    return redirect('/todos');
  }

  delete(): [undefined, 204] {
    return [undefined, 204];
  }
}
