import { type Body, HttpError, type Query, RateLimitExceeded, ValidationError } from 'routeclass';

export default class Mode {
  get(which?: Query<string>) {
    if (which === 'coded') throw new HttpError(409, 'Taken', { code: 'TAKEN' });
    if (which === 'often') throw new RateLimitExceeded('1 a day');
    if (which === 'broken') throw new HttpError(500, 'The printer is on fire', { code: 'BROKEN' });
    if (which === 'unexpected') throw new Error('Nobody knows');
    return { which };
  }

  post(which: Body<'short' | 'long'>) {
    if (which === 'short') throw new ValidationError('Too short');
    return { which };
  }
}
