import type { Bearer, Body, Depends, Field, File, Query, Upload, int } from 'routeclass';

export const store = () => ['milk'];

interface Todo {
  title: Field<string, 'What there is to do'>;
  tags: Field<string[], ['unique']>;
  priority: Field<{ ge: 1; le: 5 }, int>;
}

export default class Todos {
  get(search: Query<string, 'Text to look for'>, todos: Depends<typeof store, 'app'>) {
    return todos.filter((one) => one.includes(search));
  }

  post(token: Bearer<'JWT'>, todo: Body<Todo>): void {}

  delete(token: Bearer<string>): void {}

  put(image: File<Upload, 'image/*'>, name: Query<string, any>): void {}

  patch(since: Query<string, Date>, title: Query<string, Field<string>>, ids: Query<{ minItems: 1 }, int[]>): void {}
}
