// A handler is an ordinary method: tests call it with ordinary values, subclasses override it.
import {
  type Body,
  type Cookie,
  type Field,
  type Header,
  type int,
  type Path,
  type Query,
  reply,
} from 'routeclass';

export interface Todo {
  title: Field<string, { minLength: 1 }>;
  done: Field<boolean, { default: false }>;
}

export type TodoId = Query<int, { gt: 0; description: 'Id' }>;

export class Todos {
  static tag = 'todos';

  get(id: Path<int, { gt: 0 }>, limit: Query<int, { ge: 1 }> = 10, search?: Query<string, { minLength: 3 }>) {
    return { id, limit, search: search ?? null };
  }

  post(
    todo: Body<Todo>,
    agent?: Header<string, { alias: 'User-Agent' }>,
    session: Cookie<string | null> = null,
  ) {
    return reply({ ...todo, agent, session }, 201);
  }

  async put(id: TodoId, todo: Body<Todo, { description: 'The todo' }>): Promise<Todo & { id: int }> {
    return { id, ...todo };
  }
}

const todos = new Todos();
export const one: { id: number; limit: number; search: string | null } = todos.get(5);
export const all = todos.get(5, 20, 'milk');
export const [created, status] = todos.post({ title: 'a', done: true });
export const literalStatus: 201 = status;
export const title: string = created.title;
export const stored: Promise<{ id: number; title: string; done: boolean }> = todos.put(1, {
  title: 'a',
  done: false,
});

// @ts-expect-error a number, not a text
todos.get('5');
// @ts-expect-error the id is required
todos.get();
// @ts-expect-error a model has its required fields
todos.post({ done: true });
// @ts-expect-error the status is literally 201
export const otherStatus: 200 = status;

export class StricterTodos extends Todos {
  override get(
    id: Path<int, { gt: 5; le: 10 }>,
    limit: Query<int, { le: 3 }> = 3,
    search?: Query<string, { maxLength: 5 }>,
  ) {
    return super.get(id, limit, search);
  }

  override put(id: Query<int, { ge: 100 }>, todo: Body<Todo, { description: 'Another' }>) {
    return super.put(id, todo);
  }
}

export class Unlike extends Todos {
  // @ts-expect-error the types of parameters are held to
  override get(id: Path<string>) {
    return { id: Number(id), limit: 1, search: null };
  }
}

export interface Verbs {
  get(id: Query<string, { minLength: 3 }>): string;
}
export class Implemented implements Verbs {
  get(id: Query<string, { minLength: 5 }>) {
    return id;
  }
}
