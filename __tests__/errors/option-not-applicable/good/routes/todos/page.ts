import type { Body, Field, int, Query } from 'routeclass';

interface Todo {
  title: Field<string, { minLength: 1; default: 'Untitled' }>;
}

export default class Todos {
  get(
    limit: Query<int, { le: 100 }> = 10,
    tags: Query<string[], { maxItems: 5 }> = [],
    ids: Query<Field<int, { gt: 0 }>[]> = [],
    slugs: Query<Field<string, { regex: '^\\w+$' }>[]> = [],
  ) {
    return { limit, tags, ids, slugs };
  }

  post(todo: Body<Todo>) {
    return todo;
  }
}
