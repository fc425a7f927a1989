import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get() {
    return this.findAll();
  }

  psot(todo: Body<Todo>) {
    return todo;
  }

  head(): void {}

  options(): void {}

  updateTitle(): void {}

  webSocket(): void {}

  propfind(): void {}

  findAll(): Todo[] {
    return [];
  }
}
