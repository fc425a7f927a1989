import type { Body } from 'routeclass';

export default class Todos {
  static tag = ['todos', 'lists'];
  static limits = { body: 10_000 };
  static limit = 20;

  post(todo: Body<{ title: string }>) {
    return todo;
  }
}
