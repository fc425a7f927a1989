import type { Body, Field, int, Query } from 'routeclass';

interface TodoCreate {
  title: Field<string, { minLenght: 1 }>;
}

export default class Todos {
  get(limit: Query<int, { max: 100 }>) {
    return { limit };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }

  put(span: Query<'day' | 'week', { defualt: 'day' }>): void {}
}
