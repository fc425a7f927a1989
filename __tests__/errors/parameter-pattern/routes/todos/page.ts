import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(...tags: Query<string[]>) {
    return tags;
  }

  put({ limit, q }: { q: Query<string>; limit?: Query<number> }) {
    return { limit, q };
  }

  post({ title }: Body<Todo>) {
    return { title };
  }
}
