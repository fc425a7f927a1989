import { HttpError, ResourceNotFound } from 'routeclass';

/** Fails in the way that a request asks for. */
export function fail(how: 'missing' | 'taken' | 'closed' | undefined): string {
  if (how === 'missing') throw new ResourceNotFound('Book', 5);
  if (how === 'taken') throw new HttpError(409, 'Taken', { code: 'TAKEN' });
  if (how === 'closed') throw new HttpError(500, 'Closed');
  return 'fine';
}
