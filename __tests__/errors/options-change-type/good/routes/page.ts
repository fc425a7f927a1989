import type { Body, Field, int } from 'routeclass';

interface Todo {
  id: int;
  title: Field<string, { minLength: 1 }>;
  done: boolean;
  tags: string[];
}

type Plain<T> = { [K in keyof T as T[K] extends string | number | boolean ? K : never]: T[K] };

export default class Todos {
  post(todo: Body<Plain<Todo>>): Plain<Todo> {
    return todo;
  }
}
