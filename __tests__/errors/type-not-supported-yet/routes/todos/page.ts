import type { Body } from 'routeclass';

interface Todo {
  id: `todo-${number}`;
  position: [number, number];
}

export default class Todos {
  post(todo: Body<Todo>) {
    return { id: todo.id };
  }
}
