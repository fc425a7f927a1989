import type { Body, Field, int } from 'routeclass';

type Priority = Field<int, { ge: 1; le: 5; default: 1 }>;

interface TodoCreate {
  title: string;
  completed: Field<boolean, { default: false }>;
  priority: Priority;
}

/** Of a default that is declared elsewhere nothing is filled in either: what is left out stays as it is. */
interface TodoPatch extends Partial<Omit<TodoCreate, 'priority'>> {
  priority?: Priority;
}

export default class Todos {
  post(todo: Body<TodoCreate>) {
    return todo;
  }

  put(todo: Body<Required<TodoPatch>>) {
    return todo;
  }

  patch(changes: Body<TodoPatch>) {
    return changes;
  }
}
