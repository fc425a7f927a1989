import { HttpError, type Query, ResourceNotFound } from 'routeclass';
import { UserNotFound } from '../../lib/errors.ts';

/** @throws {404 NO_PAGE} There is no such page */
function find(which?: string): string {
  if (which === 'page') throw new HttpError(404, `Page ${which} is not there`, { code: 'NO_PAGE' });
  if (which === 'line') throw new HttpError(404, `Line ${which} is not there`, { code: 'NO_LINE' });
  return String(which);
}

export default class Tags {
  /**
   * What cannot be seen, and what is seen in better words.
   *
   * @throws {409 TAKEN} Somebody else was
   *   faster
   * @throws 410 - It was here once
   * @throws {UserNotFound | 412} Both are possible
   * @throws {RangeError} No answer of its own
   * @throws what is only said
   * @throws {404} Another 404
   */
  get(which?: Query<string>) {
    if (which === 'user') throw new UserNotFound('User', 1);
    return find(which);
  }

  /**
   * @throws {ResourceNotFound}
   * @throws {ResourceNotFound} The book is not there
   * @throws {ResourceNotFound} Nor is another
   * @exception {423} Only said, in an older way
   */
  post(which?: Query<string>) {
    if (which === 'book') throw new ResourceNotFound('Book', 1);
    return { which };
  }

  /**
   * @throws {Forbidden} See {@link https://example.com/rules}
   * @throws {UserNotFound}
   */
  delete(): void {}
}
