import { type H3Event, HTTPError } from 'h3';

export default class Todos {
  get(event: H3Event): string {
    if (event.req.method === 'HEAD') throw new HTTPError('no', { status: 400 });
    return 'todos';
  }
}
