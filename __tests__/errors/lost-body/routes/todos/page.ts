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

  /** After something that is no part of the answer. */
  get() {
    return todos.reverse(), todos, 203;
  }

  /** No status is meant. */
  delete(todo: Body<Todo>) {
    return save(todo), todos.length;
  }
}
