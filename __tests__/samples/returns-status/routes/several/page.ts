import { type int, type Query, reply } from 'routeclass';

export interface Todo {
  id: int;
}

export interface Problem {
  message: string;
}

export default class Several {
  get(id: Query<int>) {
    if (id === 0) return reply({ message: 'No todo' } satisfies Problem, 404);
    if (id === 1) return reply({ id, wide: true }, 200);
    return reply({ id } satisfies Todo, 200);
  }

  post(id: Query<int>): Todo | [Todo, 201] | [Problem, 404 | 410] | undefined {
    if (id === 0) return undefined;
    return { id };
  }

  async put(id: Query<int>): Promise<Todo[] | [Todo, 202, { 'set-cookie': string[] }]> {
    return id === 0 ? [] : [{ id }, 202, { 'set-cookie': ['a=1', 'b=2'] }];
  }

  patch(id: Query<int>): [Todo, 200] | [undefined, 204] | [null, 200] {
    return id === 0 ? [undefined, 204] : [{ id }, 200];
  }
}
