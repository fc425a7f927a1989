import type { Bearer, Body, Cookie, Depends, Field, Header, int, Query } from 'routeclass';

interface Todo {
  title: string;
}

export const limit = () => 4;

export default class Lists {
  get(limits: Depends<typeof limit>): void {}

  put(ids: Query<Field<int, { description: 'a>, {b}' }>[]>): void {}

  post(todos: Body<Todo[]>, tokens: Bearer): void {}

  delete(
    agents: Header<string[]>,
    seen: Cookie<('a' | 'b')[] | null> = null,
    tags?: Header<Field<string, { minLength: 1 }>[], { alias: 'x-tag' }>,
  ): void {}
}
