import type { Body, Depends, Query } from 'routeclass';

interface Todo {
  title: string;
}

export function page(limit: Query<number>) {
  return { limit };
}
type Page = Depends<typeof page>;

export default class Todos {
  get(tags: Query<string[]>) {
    return tags;
  }

  put(q: Query<string>, limit?: Query<number>) {
    return { limit, q };
  }

  post(todo: Body<Todo>) {
    const { title } = todo;
    return { title };
  }

  patch(page: Page) {
    return page.limit;
  }

  delete(value: Body<{ q: string; limit: number }>) {
    const { q, limit } = value;
    return q.slice(0, limit);
  }
}
