import type { Body, Field, int } from 'routeclass';

type State = 'open' | 'shut';

interface Todo {
  id: int;
  title: Field<string, { minLength: 1 }>;
  done: boolean;
  tags: string[];
  state: Field<State, { default: 'open' }>;
}

type Plain<T> = { [K in keyof T as T[K] extends string | number | boolean ? K : never]: T[K] };

interface Counted<T> {
  by: Record<State, T>;
}

export default class Todos {
  post(todo: Body<Plain<Todo>>): Plain<Todo> {
    return todo;
  }

  put(counts: Body<Counted<int>>): void {}
}
