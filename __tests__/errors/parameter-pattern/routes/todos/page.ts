import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(...tags: Query<string[]>) {
    return tags;
  }

  post({ title }: Body<Todo>) {
    return { title };
  }
}
