import { HTTPError } from 'h3';
import type { int, Query } from 'routeclass';
import { ClientError, NotFound } from '../_errors.ts';

export default class Todos {
  get(id: Query<int>) {
    if (id === 0) throw new NotFound('such todo');
    if (id === 1) throw new HTTPError({ statusCode: 409, message: 'It is in use' });
    if (id === 2) throw new ClientError('No such todo');
    return { id };
  }

  /** This error, too, has the status of an answer to the app. */
  async post(id: Query<int>) {
    const response: { status: number } = await fetch(`https://example.com/${id}`);
    throw Object.assign(new Error('No answer'), { status: response.status });
  }
}
