import type { Body, Depends, Query } from 'routeclass';

interface Todo {
  title: string;
}

export function page(limit: Query<number>) {
  return { limit };
}
type Page = Depends<typeof page>;

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

  patch({ limit }: Page) {
    return limit;
  }

  delete({ q, limit }: { q: string; limit: number }) {
    return q.slice(0, limit);
  }
}
