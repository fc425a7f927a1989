import type { Query } from 'routeclass';

interface Todo {
  title: string;
  extra: unknown;
  tags: string[];
}

export default class Todos {
  get(search: Query<string>): Todo {
    return { title: search, extra: JSON.parse('{}'), tags: [] };
  }
}
