import type { Body, Field, int } from 'routeclass';

export interface Todo {
  id: int;
  title: Field<string, { minLength: 1; default: 'Untitled' }>;
  done?: boolean;
  /** Who does it. */
  owner: string | null;
}

export type TodoPatch = Partial<Todo>;

export default class Todos {
  get(): Pick<Todo, 'id' | 'title'> {
    return { id: 1, title: 'Buy milk' };
  }

  post(todo: Body<Omit<Todo, 'id'>>): Readonly<Todo> {
    return { id: 1, ...todo };
  }

  put(todo: Body<Required<Todo>>): NonNullable<Todo | null> {
    return todo;
  }

  patch(todo: Body<TodoPatch>): Todo & { changed: boolean } {
    return { id: 1, title: 'x', owner: null, ...todo, changed: true };
  }

  delete(todo: Body<Record<'a' | 'b', int>>): Extract<Todo | string, string> {
    return String(todo.a);
  }
}
