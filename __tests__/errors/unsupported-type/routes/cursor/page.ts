import type { Body, int } from 'routeclass';

interface Cursor<T, K extends keyof T = keyof T> {
  by: K;
  values: T[K][];
}

interface Todo {
  title: string;
  due?: string;
  before: Todo['due'][];
}

export default class Cursors {
  post(cursor: Body<Cursor<{ title: string; rank?: int }>>): void {}

  put(todo: Body<Todo>): void {}
}
