import type { Body, Field, int, Query } from 'routeclass';

/**
 * What there is to do.
 *
 * Kept in memory.
 *
 * @example { "title": "Buy milk" }
 * @example
 * ```json
 * {
 *   "title": "Buy bread",
 *   "name": "bread"
 * }
 * ```
 * @example
 * ```ts
 * const todo: Todo = { title: 'Walk the dog' };
 * ```
 */
export interface Todo {
  /**
   * Its title.
   * On two lines.
   */
  title: string;
  /** @deprecated Use `title`. */
  name?: Field<string, { title: 'Old name'; example: 'milk' }>;
}

/**
 * Things to be done.
 */
export default class Todos {
  static tag = ['todos', 'examples'];
  static limits = { body: 1_000, errors: 5 };

  /**
   * All todos.
   *
   * Sorted by title, as `/todos` has
   * always been.
   *
   * @param limit - How many {@link Todo todos} at most.
   * @param title Part of the title.
   * @example title "milk"
   * @example title "Eggs and milk"
   * @example limit of 3
   * @param done - Whether it is {@linkcode Todo.done}, see {@link Todo} and {@link https://example.com/states the states}.
   * @returns The todos.
   */
  get(limit: Query<int, { title: 'Limit'; example: 5 }> = 10, title?: Query<string, { deprecated: true; description: 'Part of the title itself' }>, /** @example true */ done?: Query<boolean>) {
    return { limit, title, done };
  }

  /**
   * Adds one.
   * @deprecated
   * @operationId addTodo
   */
  post(todo: Body<Todo, { description: 'The todo to add'; example: { title: 'Buy milk' } }>): Todo {
    return todo;
  }

  /** @hidden */
  delete(): void {}
}
