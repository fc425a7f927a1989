import { type Body, type int, reply } from 'routeclass';

interface Todo {
  id: int;
  title: string;
}

const todos: Todo[] = [];

export default class Todos {
  get() {
    return todos;
  }

  async post(todo: Body<Todo>) {
    return todos.includes(todo) ? todo : { ...todo, isNew: true };
  }

  async *put() {
    for (const todo of todos) yield todo;
  }

  patch(todo: Body<Todo>) {
    return reply(todo, 201);
  }
}
