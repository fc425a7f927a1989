import type { int, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Todos {
  get(limit: Query<int>, offset: int) {
    return { limit, offset };
  }

  put(limit = 10) {
    return { limit };
  }

  post(todo: Todo, dry_run?: boolean) {
    return { todo, dry_run };
  }
}
