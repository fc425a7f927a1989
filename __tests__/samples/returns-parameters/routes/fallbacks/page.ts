// What `||` gives where its left side, made of `&&`, is falsy: with options on it, a type shows none of that.
import type { Body, Depends, Field, int, Query } from 'routeclass';

export interface Task {
  id: int;
  name: Field<string, { maxLength: 80 }>;
  done: Field<boolean, { description: 'Nothing is left to do' }>;
  effort: Field<int, { ge: 0 }>;
}

const tasks: Task[] = [
  { id: 1, name: 'Buy milk', done: true, effort: 0 },
  { id: 2, name: 'Bake', done: false, effort: 3 },
];

export function searched(text: Query<string> = '') {
  return (text && tasks.filter(({ name }) => name.includes(text))) || { total: tasks.length };
}

const summary = (task: Task) => (task.done && { id: task.id }) || { id: task.id, effort: task.effort };

export default class Fallbacks {
  get(id: Query<int>, full: Query<boolean, { description: 'With all fields' }>, name: Query<string>) {
    const chosen = id && { id };
    const make = () => full && { name };
    return {
      chosen: chosen || { name },
      made: make() || { id },
      either: (full && { full }) || (id && { id }) || { name },
      both: (full && id && { full, id }) || null,
      missing: !chosen,
      sorted: chosen ? chosen : 'none',
      list: [(full && tasks[0]!) || 'none'],
      word: (id && 'some') || 'none',
      spread: { id, ...((full && { by: name }) || { length: 0 }) },
    };
  }

  post(task: Body<Task>) {
    return (task.effort && { effort: task.effort }) || null;
  }

  put(found: Depends<typeof searched>) {
    return found;
  }

  async patch() {
    return tasks.map(summary);
  }

  async *delete(full: Query<boolean>) {
    yield* tasks.map((task) => (full && task) || task.name);
  }
}
