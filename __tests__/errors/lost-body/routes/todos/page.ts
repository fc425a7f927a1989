import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

const todos: Todo[] = [];

function save(todo: Todo): Todo {
  todos.push(todo);
  return todo;
}

export default class Todos {
  post(todo: Body<Todo>) {
    return save(todo), 201;
  }

  put(todo: Body<Todo>) {
    return todos.length === 0 ? (save(todo), 201) : todo;
  }

  patch(todo: Body<Todo>) {
    return save(todo), 202, { location: '/todos' };
  }

  /** No status is meant. */
  delete(todo: Body<Todo>) {
    return save(todo), todos.length;
  }
}
