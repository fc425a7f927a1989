import type { Body, Field, Query } from 'routeclass';

interface Todo {
  title: Field<string, { minLength: 1 }>;
}

export default class Todos {
  post(todo: Body<Todo>, tags: Query<Field<string, { minLength: 1 }>[]>) {
    return { ...todo, tags };
  }
}
