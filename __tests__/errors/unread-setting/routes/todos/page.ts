import type { Body } from 'routeclass';

export default class Todos {
  static tags = ['todos', 'lists'];
  static limit = { body: 10_000 };

  post(todo: Body<{ title: string }>) {
    return todo;
  }
}
