import type { Body, Field, File, int, Query, Upload } from 'routeclass';

interface TodoCreate {
  title: Field<string, { maxLength: 8; default: 'Untitled' }>;
  /** @default { "at": "09:00", "repeats": 0 } */
  reminder: Reminder;
}

interface Reminder {
  at: Field<string, { maxLength: 5 }>;
  repeats: Field<int, { default: 0 }>;
}

export default class Todos {
  get(limit: Query<int, { ge: 1; le: 100 }> = 10) {
    return { limit };
  }

  put(state: Query<'open' | 'done'> = 'open', tags: Query<string[]> = ['home'], done: Query<boolean> = true) {
    return { done, state, tags };
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }

  delete(files: File<Upload[], { maxItems: 3 }> = []): number {
    return files.length;
  }
}
