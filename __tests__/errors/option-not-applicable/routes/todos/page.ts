import type { Body, Field, File, Form, int, Query, Upload } from 'routeclass';

type Names = string | string[];

interface TodoCreate {
  title: Field<string, { ge: 1 }>;
  tags: Field<string[], { maxLength: 10 }>;
}

export default class Todos {
  get(limit: Query<int, { maxLength: 3 }>, offset: Query<int, { default: 0 }>) {
    return { limit, offset };
  }

  post(todo: Body<TodoCreate, { alias: 'todo' }>) {
    return todo;
  }

  delete(names: Body<Names, { ge: 1 }>): void {}

  put(image: File<Upload, { ge: 1; maxItems: 2 }>, others: File<Upload[], { maxLength: 3 }>, limit: Query<int, { maxSize: 5 }>): void {}

  patch(todo: Form<TodoCreate, { alias: 'todo' }>, size: Form<int, { contentType: 'image/*' }>, file?: File<Upload, { default: null; example: 'a.png' }>): void {}
}
