import type { Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(cached: Query<boolean> = true): Todo | Promise<Todo> {
    return cached ? { title: 'Buy milk' } : Promise.resolve({ title: 'Buy milk' });
  }

  put() {
    if (Math.random() > 0.5) return { title: 'Buy milk' };
    return Promise.resolve({ title: 'Buy milk' });
  }
}
