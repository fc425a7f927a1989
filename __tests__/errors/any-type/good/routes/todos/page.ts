import type { Body, Query } from 'routeclass';

interface Todo {
  title: string;
  extra: unknown;
  tags: string[];
}

export default class Todos {
  get(search: Query<string>): Todo {
    return { title: search, extra: JSON.parse('{}'), tags: [] };
  }

  post(anything: Body<unknown>): [unknown, 200] {
    return [JSON.parse(JSON.stringify(anything)), 200];
  }
}
