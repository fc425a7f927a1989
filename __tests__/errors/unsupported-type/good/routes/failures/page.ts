import { HttpError } from 'routeclass';

export default class Failures {
  get(): { total: number } {
    throw new HttpError(404, 'No such order');
  }

  put() {
    return { failure: { code: 'NO_NUMBER', stack: ['parse', 'read'] } };
  }
}
