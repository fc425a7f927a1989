import type { Body } from 'routeclass';
import type { Todo, TodoPatch } from '../page.ts';

export interface Change<T> {
  by: string;
  to: T;
}

type Edit<T> = Partial<T>;

export type TodoEdit = Edit<Todo>;

export default class Drafts {
  /** What is returned has the name that its author gave it, though nothing writes it here. */
  post(draft: Body<TodoPatch>) {
    return { draft, others: [draft] };
  }

  /** And so has what fills in a generic. */
  put(change: Body<Change<TodoPatch>>) {
    return change.to;
  }

  /** And what fills in a generic that is but another name of one. */
  patch(): TodoEdit {
    return {};
  }
}
