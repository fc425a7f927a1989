import type { Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(search: Query<string>): Todo {
    return { title: search };
  }

  delete(): void {
    console.log('all of them');
  }
}
