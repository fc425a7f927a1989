import { HttpError, type Query, redirect, reply } from 'routeclass';

class Failed extends HttpError {}

/** What is no status of an error becomes one. */
class Upstream extends HttpError {
  constructor(status: number) {
    super(status >= 400 ? status : 502, 'The other service failed');
  }
}

/** An error only where the status is one. */
function answered(status: number, text: string) {
  if (status < 400) return reply({ text }, 200);
  throw new HttpError(status, text);
}

export default class Todos {
  get(id: Query<string>) {
    if (id === '') return reply({ todos: 0 }, 200);
    if (id === 'old') return redirect('/archive', 302);
    throw new HttpError(404, 'No such todo');
  }

  put() {
    throw new Failed(503, 'It failed');
  }

  patch() {
    return answered(200, 'Done');
  }

  delete() {
    throw new Upstream(302);
  }
}
