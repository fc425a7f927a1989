import { type Body, type int, reply } from 'routeclass';

interface Todo {
  id: int;
  title: string;
}

const todos: Todo[] = [];

export default class Todos {
  get() {
    return JSON.stringify(todos, null, 2);
  }

  async post(todo: Body<Todo>) {
    return todos.includes(todo) ? todo : JSON.stringify({ ...todo, isNew: true });
  }

  /** Each item is sent as JSON, too. */
  async *put() {
    for (const todo of todos) yield JSON.stringify(todo);
  }

  patch(todo: Body<Todo>) {
    return reply(JSON.stringify(todo), 201);
  }
}
