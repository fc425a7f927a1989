import type { Body, Field, int } from 'routeclass';

interface Todo {
  id: int;
  title: Field<string, { minLength: 1 }>;
  done: boolean;
  tags: string[];
  state: Field<'open' | 'shut', { default: 'open' }>;
}

type Plain<T> = { [K in keyof T as T[K] extends object ? never : K]: T[K] };

interface Counted<T> {
  by: Record<Todo['state'], T>;
}

export default class Todos {
  post(todo: Body<Plain<Todo>>): Plain<Todo> {
    return todo;
  }

  put(counts: Body<Counted<int>>): void {}

  patch(): { [S in Todo['state']]?: int } {
    return {};
  }
}
