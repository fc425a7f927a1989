import { HttpError, type Query } from 'routeclass';

const moved = 302;

class Moved extends HttpError {
  constructor(readonly to: string) {
    super(moved, `It is at ${to}`);
  }
}

class Failed extends HttpError {}

/** Of the types of its statuses nobody knows which it is called with. */
function fail(status: 200 | 404 | 500): never {
  throw new HttpError(status, 'It failed');
}

function failed(status: number, name: string) {
  return new HttpError(status, `${name} failed`);
}

const failedTodo = (status: number) => failed(status, 'Todo');

export default class Todos {
  get(id: Query<string>) {
    if (id === '') throw new HttpError(200, 'There is none');
    if (id === 'old') throw new Moved('/archive');
    return fail(404);
  }

  post(id: Query<string>) {
    throw new HttpError(id === '' ? 400 : 700, 'It failed');
  }

  put() {
    throw new Failed(42, 'It failed');
  }

  patch() {
    throw failed(304, 'Todo');
  }

  delete(id: Query<string>) {
    throw failedTodo(id === '' ? 404 : moved);
  }
}
