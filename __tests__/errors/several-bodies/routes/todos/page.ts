import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

interface Author {
  name: string;
}

export default class Todos {
  post(todo: Body<Todo>, author: Body<Author>) {
    return { todo, author };
  }
}
