import { HttpError, type Query, ResourceNotFound } from 'routeclass';
import { fail } from '../../lib/helpers.ts';

async function load(which: string): Promise<string> {
  if (which === 'missing') throw new ResourceNotFound('Page', which);
  if (which === 'busy') throw new HttpError(503, 'Busy', { retryAfter: 3 });
  return which;
}

export default class Caught {
  /** Swallowed. */
  async get(which: Query<string> = 'none') {
    try {
      return await load(which);
    } catch {
      return 'nothing';
    }
  }

  /** All goes on but what is dealt with. */
  async post(which: Query<string> = 'none') {
    try {
      return await load(which);
    } catch (error) {
      if (error instanceof ResourceNotFound) return 'nothing';
      throw error;
    } finally {
      if (which === 'finally') fail(409, 'At last');
    }
  }

  /** Only that goes on, and the rest is another error. */
  async put(which: Query<string> = 'none') {
    try {
      return await load(which);
    } catch (error) {
      if (error instanceof ResourceNotFound) throw error;
      throw new HttpError(502, 'Bad Gateway', { code: 'UPSTREAM', cause: error });
    }
  }

  /** Promises. */
  async patch(which: Query<string> = 'none') {
    const kept = await load(which).catch((error) => Promise.reject(error));
    const lost = await load(which).then(
      (text) => text,
      () => 'nothing',
    );
    return { kept, lost };
  }

  /** What a `catch` makes of what it has caught, and what is thrown after it. */
  async delete(which: Query<string> = 'none') {
    try {
      if (which === 'inner') throw new HttpError(400, 'Inner');
    } catch (error) {
      const other = error;
      if (other instanceof HttpError) throw new HttpError(422, other.detail, { code: 'WRAPPED' });
    }
    if (which === 'rejected') return Promise.reject(new HttpError(424, 'Failed before'));
    return load(which);
  }
}
