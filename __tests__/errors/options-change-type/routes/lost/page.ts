import type { Body, Field, int } from 'routeclass';

interface Todo {
  id: int;
  title: Field<string, { minLength: 1 }>;
}

type Plain<T> = { [K in keyof T]: T[K] extends object ? never : K }[keyof T];

interface Search {
  by: Field<Plain<Todo>, { description: 'How to sort' }>;
}

export default class Lost {
  post(search: Body<Search>): void {}
}
