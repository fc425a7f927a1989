import { type Body, type int, type Query, ResourceNotFound } from 'routeclass';
import type { Todo, TodoCreate, TodoDeleted, TodoList, TodoUpdate } from '../../models.ts';

type TodoId = Query<int, { gt: 0; description: 'Id of the todo'; example: 1 }>;

/** Todos in memory. */
export default class Todos {
  static tag = 'todos';

  #todos = new Map<number, Todo>();
  #lastId = 0;

  /**
   * One todo, or all of them.
   *
   * With `todo_id` the answer is that todo; without it, a list, which `completed` filters.
   */
  get(
    todo_id?: Query<int, { description: 'Id of a single todo'; example: 1 }>,
    completed?: Query<boolean, { description: 'Only todos in this state' }>,
  ): Todo | TodoList {
    if (todo_id !== undefined) return this.#find(todo_id);
    const todos = [...this.#todos.values()].filter(
      (todo) => completed === undefined || todo.completed === completed,
    );
    return { total: todos.length, todos };
  }

  /** Add a todo. */
  post(todo: Body<TodoCreate, { description: 'The todo to add' }>): Todo {
    return this.#put({ id: ++this.#lastId, ...todo });
  }

  /** Replace all fields of a todo. */
  put(todo_id: TodoId, todo: Body<TodoCreate, { description: 'The new fields' }>): Todo {
    return this.#put({ ...this.#find(todo_id), ...todo });
  }

  /** Change some fields of a todo. */
  patch(todo_id: TodoId, changes: Body<TodoUpdate, { description: 'The fields to change' }>): Todo {
    return this.#put({ ...this.#find(todo_id), ...changes });
  }

  /** Delete a todo. */
  delete(todo_id: TodoId): TodoDeleted {
    const deleted = this.#find(todo_id);
    this.#todos.delete(todo_id);
    return { message: `Todo ${todo_id} deleted`, deleted };
  }

  #find(id: number): Todo {
    const todo = this.#todos.get(id);
    if (todo === undefined) throw new ResourceNotFound('Todo', id);
    return todo;
  }

  #put(todo: Todo): Todo {
    this.#todos.set(todo.id, todo);
    return todo;
  }
}
