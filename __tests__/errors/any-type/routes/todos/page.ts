import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
  extra: any;
  tags: any[];
}

export default class Todos {
  get(search: Query<any>) {
    return { search: String(search) };
  }

  delete(search: Query<string>) {
    return JSON.parse(`{"search":"${search}"}`);
  }

  post(todo: Body<Todo>): void {}

  async *put(): AsyncGenerator<any> {
    yield 1;
  }
}
