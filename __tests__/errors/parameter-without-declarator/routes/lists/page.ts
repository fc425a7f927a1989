import type { Bearer, Body, Cookie, Header } from 'routeclass';

interface Todo {
  title: string;
}

export default class Lists {
  post(todos: Array<Body<Todo>>, tokens: Bearer[]): void {}

  delete(
    agents: Header<string>[],
    seen: readonly Cookie<'a' | 'b'>[] | null = null,
    tags?: Header<string, { alias: 'x-tag'; minLength: 1 }>[],
  ): void {}
}
