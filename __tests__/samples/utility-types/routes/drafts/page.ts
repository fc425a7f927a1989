import type { Body } from 'routeclass';
import type { TodoPatch } from '../page.ts';

export default class Drafts {
  /** What is returned has the name that its author gave it, though nothing writes it here. */
  post(draft: Body<TodoPatch>) {
    return { draft, others: [draft] };
  }
}
