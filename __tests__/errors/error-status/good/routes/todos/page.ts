import { HttpError, type Query, redirect, reply } from 'routeclass';

class Failed extends HttpError {}

export default class Todos {
  get(id: Query<string>) {
    if (id === '') return reply({ todos: 0 }, 200);
    if (id === 'old') return redirect('/archive', 302);
    throw new HttpError(404, 'No such todo');
  }

  put() {
    throw new Failed(503, 'It failed');
  }
}
