import type { Body, Field } from 'routeclass';

interface TodoCreate {
  title: Field<string, { maxLength: 5; example: 'Milk' }>;
  state: Field<'open' | 'done', { example: 'open' }>;
}

export default class Todos {
  post(todo: Body<TodoCreate>): TodoCreate {
    return todo;
  }
}
