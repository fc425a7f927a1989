import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

interface Author {
  name: string;
}

export default class Todos {
  post(body: Body<{ todo: Todo; author: Author }>) {
    return { title: body.todo.title, by: body.author.name };
  }
}
