import { HttpError, type Query, ResourceNotFound } from 'routeclass';

function find(which: string): string {
  if (which === 'missing') throw new ResourceNotFound('Page', which);
  if (which === 'busy') throw new HttpError(503, 'Busy');
  if (which === 'gone') throw new Error(which);
  return which;
}

export default class Rethrown {
  /** In a branch: all that are errors of HTTP. */
  get(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(502, 'Upstream');
    }
  }

  /** In the other: what the condition speaks of is another error. */
  post(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      throw error instanceof ResourceNotFound ? new HttpError(410, 'Gone') : error;
    }
  }

  /** Under another name. */
  put(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (caught) {
      const error = caught as Error;
      if (error.message === 'gone') throw new HttpError(410, 'Gone');
      throw error;
    }
  }

  /** Of a promise, in a constant that may be another error. */
  async patch(which: Query<string> = 'none') {
    return Promise.resolve(which)
      .then(find)
      .catch((error) => {
        const failure = error instanceof ResourceNotFound ? error : new HttpError(502, 'Upstream');
        throw failure;
      });
  }

  /** Under another name, of which a part is dealt with. */
  delete(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (caught) {
      const error = caught;
      if (error instanceof ResourceNotFound) return 'nothing';
      throw error;
    }
  }
}
