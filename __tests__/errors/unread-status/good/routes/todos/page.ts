import type { H3Event } from 'h3';
import { HttpError, reply } from 'routeclass';

export default class Todos {
  post(event: H3Event) {
    event.res.headers.set('x-made', 'now');
    return reply({ id: 1 }, 201);
  }

  /** Nothing is 204. */
  delete() {}

  put() {
    throw new HttpError(404, 'No such todo');
  }

  get() {
    return { status: 200, checked: { body: 'none' } };
  }

  patch(): { status: string; body: string } {
    return { status: 'open', body: 'Buy milk.' };
  }
}
