import type { Field, int } from 'routeclass';

/** A todo. */
export interface Todo {
  /** Assigned by the service, in increasing order. */
  id: int;
  /** What there is to do. */
  title: string;
  /** Whether it is done. */
  completed: boolean;
}

/** The body of a request that adds or replaces a todo. */
export interface TodoCreate {
  /** What there is to do. */
  title: Field<string, { minLength: 1; maxLength: 200; example: 'Buy milk' }>;
  /** Whether it is done. */
  completed: Field<boolean, { default: false }>;
}

/** The body of a request that changes a todo: fields that are left out stay unchanged. */
export interface TodoUpdate {
  /** What there is to do. */
  title?: Field<string, { minLength: 1; maxLength: 200 }>;
  /** Whether it is done. */
  completed?: boolean;
}

/** The answer for a deleted todo. */
export interface TodoDeleted {
  /** A confirmation. */
  message: string;
  /** The todo before the deletion. */
  deleted: Todo;
}

/** A list of todos. */
export interface TodoList {
  /** Number of todos in this answer. */
  total: int;
  /** The todos in the order in which they were added. */
  todos: Todo[];
}
