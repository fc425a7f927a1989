import type { Depends } from 'routeclass';
import { loadTodo, owners, pool, type Todo } from '../../dependencies.ts';
import { type Query, Select, Task } from '../../promises.ts';

export default class Todos {
  get(todo: Depends<typeof loadTodo>, all: Depends<typeof owners>, size: Depends<typeof pool>) {
    return { title: todo?.title ?? 'none', owners: all, size };
  }

  post() {
    return new Select([{ id: 1, title: 'a' }]);
  }

  put(): Query<Todo[]> {
    const query: Query<Todo[]> = Object.assign(Promise.resolve([]), { where: () => query });
    return query;
  }

  patch() {
    return new Task<[Todo, 202]>((resolve) => resolve([{ id: 1, title: 'a' }, 202]));
  }

  delete() {
    return Object.assign(Promise.resolve(), { cancel: () => {} });
  }
}
