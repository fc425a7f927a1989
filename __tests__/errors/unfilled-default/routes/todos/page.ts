import type { Body, Field, int } from 'routeclass';

interface TodoCreate {
  title: string;
  completed?: Field<boolean, { default: false }>;
  priority: Field<int, { default: 1 }> | undefined;
  /** @default 10 */
  size?: int;
}

export default class Todos {
  post(todo: Body<TodoCreate>) {
    return todo;
  }
}
