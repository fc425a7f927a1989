import type { Field, int } from 'routeclass';

/** Something to be done. */
export interface Todo {
  /** Assigned by the service, increasing. */
  id: int;
  /** What there is to do. */
  title: string;
  /** Whether it is done. */
  completed: boolean;
}

/** What a client sends to add or replace a todo. */
export interface TodoCreate {
  /** What there is to do. */
  title: Field<string, { minLength: 1; maxLength: 200; example: 'Buy milk' }>;
  /** Whether it is done already. */
  completed: Field<boolean, { default: false }>;
}

/** What a client sends to change a todo: only what is given is changed. */
export interface TodoUpdate {
  /** What there is to do. */
  title?: Field<string, { minLength: 1; maxLength: 200 }>;
  /** Whether it is done. */
  completed?: boolean;
}

/** What is left of a todo that was deleted. */
export interface TodoDeleted {
  /** A word of confirmation. */
  message: string;
  /** The todo as it was. */
  deleted: Todo;
}

/** Several todos. */
export interface TodoList {
  /** Number of todos in this answer. */
  total: int;
  /** The todos themselves, in the order in which they were added. */
  todos: Todo[];
}
