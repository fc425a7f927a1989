import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  post(todo: Body<Todo>) {
    return todo;
  }
}
