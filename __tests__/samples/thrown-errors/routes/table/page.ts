import {
  DuplicateResource,
  Forbidden,
  HttpError,
  PermissionDenied,
  type Query,
  RateLimitExceeded,
  ResourceNotFound,
  Unauthorized,
  ValidationError,
} from 'routeclass';

/** Each class of the runtime. */
export default class Table {
  get(which?: Query<string>) {
    if (which === 'found') throw new ResourceNotFound('Book', 7);
    if (which === 'duplicate') throw new DuplicateResource('Book', 'title', which);
    if (which === 'invalid') throw new ValidationError('Too short', 'title');
    if (which === 'denied') throw new PermissionDenied('burn', 'books');
    if (which === 'often') throw new RateLimitExceeded('5 a minute', 12.2);
    if (which === 'who') throw new Unauthorized();
    if (which === 'asked') throw new Unauthorized('Your token has expired', 'Bearer error="invalid_token"');
    if (which === 'forbidden') throw new Forbidden();
    return { which };
  }

  post(which?: Query<string>) {
    if (which === 'plain') throw new HttpError(409, 'Edited meanwhile');
    if (which === 'headers')
      throw new HttpError(503, `Closed on ${which}`, { headers: { 'Retry-After': '60', 'x-reason': which } });
    if (which === 'all')
      throw new HttpError(428, 'If-Match is required', {
        code: 'NO_MATCH',
        field: 'if-match',
        resourceType: 'Book',
        retryAfter: 1.5,
      });
    return { which };
  }
}
