import { type Body, HttpError, type Query, RateLimitExceeded, ValidationError } from 'routeclass';

export default class Mode {
  get(which?: Query<string>) {
    if (which === 'coded') throw new HttpError(409, 'Taken', { code: 'TAKEN' });
    if (which === 'often') throw new RateLimitExceeded('1 a day');
    return { which };
  }

  post(which: Body<'short' | 'long'>) {
    if (which === 'short') throw new ValidationError('Too short');
    return { which };
  }
}
