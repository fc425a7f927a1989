import type { Body, Field } from 'routeclass';

interface Todo {
  price: Field<string, { regex: '^\\d+ [$] or less$' }>;
}

export default class Todos {
  post(todo: Body<Todo>): Todo {
    return todo;
  }
}
