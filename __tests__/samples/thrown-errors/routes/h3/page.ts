import { createError, HTTPError } from 'h3';
import type { Query } from 'routeclass';

export default class H3 {
  get(which?: Query<string>) {
    if (which === 'text') throw new HTTPError('Not here', { status: 404, headers: { 'x-where': 'there' } });
    if (which === 'object') throw new HTTPError({ status: 409, message: 'Twice' });
    if (which === 'static') throw HTTPError.status(403, 'Forbidden', { message: 'Not yours' });
    if (which === 'made') throw createError({ statusCode: 410, message: 'Gone' });
    if (which === 'unhandled') throw new HTTPError({ status: 418, unhandled: true });
    if (which === 'redirect') throw new HTTPError({ status: 302 });
    return { which };
  }

  /** Without a status it is a 500 that says what it is. */
  post(which?: Query<string>) {
    if (which === 'bare') throw new HTTPError('Something is wrong');
    return { which };
  }

  /** Without a message it says what its status is called, and nothing of its cause. */
  put(which?: Query<string>) {
    const cause = new Error('For the log');
    if (which === 'status') throw new HTTPError({ status: 404 });
    if (which === 'cause') throw new HTTPError({ status: 503, cause });
    if (which === 'text') throw new HTTPError({ status: 409, statusText: 'Taken', cause });
    if (which === 'static') throw HTTPError.status(410, 'Moved away', { cause });
    if (which === 'bare') throw HTTPError.status(403, undefined, { cause });
    return { which };
  }
}
