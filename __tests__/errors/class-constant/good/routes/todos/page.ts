import type { Body } from 'routeclass';

export default class Todos {
  static tag = ['todos', 'lists'];
  static limits = { body: 10_000, files: 0 };

  post(todo: Body<{ title: string }>) {
    return todo;
  }
}
