import type { Body, Field, int } from 'routeclass';

interface Todo {
  id: int;
  tags: Field<string[], { uniqueItems: true }>;
  due: Field<string, { format: 'date-time' }>;
}

export default class Todos {
  get(): { byId: Record<string, string>; made: Date } {
    return { byId: {}, made: new Date() };
  }

  put(todo: Body<Todo>) {
    return { ...todo, late: new Date(todo.due) < new Date() };
  }
}
