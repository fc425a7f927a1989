import type { Body, Field, File, int, Query, Upload } from 'routeclass';

interface TodoCreate {
  title: Field<string, { maxLength: 5; default: 'Untitled' }>;
  state: Field<'open' | 'done', { default: 'open' }>;
  priority: Field<int, { default: 'high' }>;
  list: Field<string, { default: null }>;
  /** @default { "at": "09:00" } */
  reminder: Reminder;
}

interface Reminder {
  at: Field<string, { maxLength: 5 }>;
  repeats: Field<int, { default: 0 }>;
}

export default class Todos {
  get(limit: Query<int, { ge: 1; le: 100 }> = 1000, tags: Query<string[], { maxItems: 1 }> = ['home', 'work']) {
    return { limit, tags };
  }

  patch(search: Query<string> | null = null, page: Query<int, { ge: 1 }> = '1') {
    return { search, page };
  }

  put(state: Query<'open' | 'done'> = 'opn', tags: Query<string[]> = 'home', done: Query<boolean> = 'true') {
    return { done, state, tags };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }

  delete(files: File<Upload[], { minItems: 1 }> = []): number {
    return files.length;
  }
}
