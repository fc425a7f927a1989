import { HttpError, type Query, ResourceNotFound, ValidationError } from 'routeclass';

function find(which: string): string {
  if (which === 'missing') throw new ResourceNotFound('Page', which);
  if (which === 'invalid') throw new ValidationError('Too short');
  if (which === 'busy') throw new HttpError(503, 'Busy');
  return which;
}

function findIfThere(which: string): string {
  try {
    return find(which);
  } catch (error) {
    if (error instanceof ResourceNotFound) return 'nothing';
    throw error;
  }
}

/** What one lets through, the next may hold. */
export default class Nested {
  /** In one function. */
  get(which: Query<string> = 'none') {
    try {
      try {
        return find(which);
      } catch (error) {
        if (error instanceof ResourceNotFound) return 'nothing';
        throw error;
      }
    } catch (error) {
      if (error instanceof ValidationError) return 'short';
      throw error;
    }
  }

  /** In two. */
  post(which: Query<string> = 'none') {
    try {
      return findIfThere(which);
    } catch (error) {
      if (error instanceof ValidationError) return 'short';
      throw error;
    }
  }

  /** Of what the code itself throws. */
  put(which: Query<string> = 'none') {
    try {
      if (which === 'missing') throw new ResourceNotFound('Page', which);
      throw new HttpError(503, 'Busy');
    } catch (error) {
      if (error instanceof ResourceNotFound) return 'nothing';
      throw error;
    }
  }

  /** All but one class, told by what it is not. */
  patch(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      if (!(error instanceof ResourceNotFound)) throw error;
      return 'nothing';
    }
  }
}
