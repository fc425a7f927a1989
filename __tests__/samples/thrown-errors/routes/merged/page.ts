import {
  type Bearer,
  type Body,
  HttpError,
  type Query,
  ResourceNotFound,
  reply,
  Unauthorized,
  ValidationError,
} from 'routeclass';

interface Missing {
  missing: string;
}

/** What is thrown beside what the handler answers, and beside what the runtime refuses. */
export default class Merged {
  post(token: Bearer, which: Body<string>) {
    if (token === 'expired') throw new Unauthorized('The token has expired');
    if (which === 'thrown') throw new HttpError(404, 'Not there', { code: 'NOT_THERE' });
    if (which === 'short') throw new ValidationError('Too short', 'which');
    if (which === 'large') throw new HttpError(413, 'More than the store holds');
    if (which === 'answered') return reply<Missing, 404>({ missing: which }, 404);
    return reply({ which }, 200);
  }

  /** A header of both, which each writes in its own way. */
  get(which: Query<string>): [Missing, 404, { 'x-error-code': 'MISSING' }] {
    if (which === 'thrown') throw new HttpError(404, 'Not there', { code: 'NOT_THERE' });
    return [{ missing: which }, 404, { 'x-error-code': 'MISSING' }];
  }
  /** Of JSON that comes as bytes nothing is known, whatever the error is like. */
  put(which: Query<string>) {
    if (which === 'thrown') throw new ResourceNotFound('Thing', which);
    return reply(new Blob(['{"missing":true}']), 404, { 'content-type': 'application/json' });
  }
}
