import type { Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  async get(cached: Query<boolean> = true): Promise<Todo> {
    return cached ? { title: 'Buy milk' } : await Promise.resolve({ title: 'Buy milk' });
  }
}
