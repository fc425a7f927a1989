import type { H3Event } from 'h3';
import type { Body, int, Path, Query } from 'routeclass';

export interface Todo {
  id: int;
  title: string;
}

interface Removed {
  removed: int;
  at: Date;
}

export default class Events {
  /** Changes, as they come. */
  async *get(event: H3Event, id: Path<int>, since?: Query<string>) {
    while (!event.req.signal.aborted) yield { id, since: since ?? null };
  }

  async *post(todo: Body<Todo>): AsyncGenerator<Todo | Removed> {
    yield todo;
    yield { removed: todo.id, at: new Date() };
  }

  async put(id: Path<int>): Promise<AsyncIterable<string>> {
    return letters(id);
  }

  async *patch(): AsyncIterableIterator<null> {
    yield null;
  }

  delete(): [AsyncGenerator<Todo, void>, 202, { 'x-total-count': string }] {
    return [todos(), 202, { 'x-total-count': '0' }];
  }
}

async function* letters(count: number) {
  for (let i = 0; i < count; i++) yield 'abc';
}

async function* todos(): AsyncGenerator<Todo, void> {}
