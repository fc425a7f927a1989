import type { int, Query } from 'routeclass';

export interface Todo {
  id: int;
}

interface Problem {
  message: string;
}

export default class Mixed {
  get(id: Query<int>): AsyncGenerator<Todo> | [Problem, 404] {
    return id === 0 ? [{ message: 'No todo' }, 404] : todos();
  }

  post(
    id: Query<int>,
  ): AsyncGenerator<Todo> | AsyncGenerator<string> | ReadableStream | Response | Todo | [Problem, 404] | undefined {
    return id === 0 ? undefined : { id };
  }

  put(id: Query<int>): [AsyncGenerator<Todo> | Todo | Blob | undefined, 200] | [Problem, 404] {
    return id === 0 ? [{ message: 'No todo' }, 404] : [todos(), 200];
  }

  async patch(id: Query<int>): Promise<Blob | AsyncGenerator<Todo> | undefined> {
    return id === 0 ? undefined : todos();
  }

  delete(): [AsyncGenerator<Todo> | Todo, 200 | 201] {
    return [todos(), 201];
  }
}

async function* todos(): AsyncGenerator<Todo> {
  yield { id: 1 };
}
