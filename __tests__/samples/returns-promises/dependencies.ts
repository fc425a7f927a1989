import type { int, Path } from 'routeclass';
import type { Cancelable, PrismaPromise } from './promises.ts';
import { Select } from './promises.ts';

export interface Todo {
  id: int;
  title: string;
}

export function loadTodo(id: Path<int>): PrismaPromise<Todo | null> {
  return Promise.resolve(id > 0 ? { id, title: 'a' } : null) as PrismaPromise<Todo | null>;
}

export const owners = () => new Select([{ name: 'Ada' }]).limit(1);

export function pool(): Cancelable<{ value: number; [Symbol.asyncDispose](): Promise<void> }> {
  const made = { value: 1, [Symbol.asyncDispose]: () => Promise.resolve() };
  return Object.assign(Promise.resolve(made), { cancel: () => {} });
}
