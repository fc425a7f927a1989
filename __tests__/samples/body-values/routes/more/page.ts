import type { Body, int } from 'routeclass';

interface Todo {
  title: string;
}

export default class More {
  post(todo?: Body<Todo>) {
    return { title: todo?.title ?? null };
  }

  put(todo: Body<Todo | null>) {
    return { title: todo?.title ?? null };
  }

  patch(todos: Body<Todo[] | Todo>) {
    return { total: Array.isArray(todos) ? todos.length : 1 };
  }

  delete(numbers: Body<{ [name: string]: int[] }>) {
    return numbers;
  }
}
