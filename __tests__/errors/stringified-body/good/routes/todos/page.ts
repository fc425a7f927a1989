import type { Body, int } from 'routeclass';

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
}
