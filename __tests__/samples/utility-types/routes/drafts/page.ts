import type { Body } from 'routeclass';
import type { TodoPatch } from '../page.ts';

export interface Change<T> {
  by: string;
  to: T;
}

export default class Drafts {
  /** What is returned has the name that its author gave it, though nothing writes it here. */
  post(draft: Body<TodoPatch>) {
    return { draft, others: [draft] };
  }

  /** And so has what fills in a generic. */
  put(change: Body<Change<TodoPatch>>) {
    return change.to;
  }
}
