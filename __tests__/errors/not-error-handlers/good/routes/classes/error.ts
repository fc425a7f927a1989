import { type HttpError, reply } from 'routeclass';

class Errors {
  /** A member of its own. */
  readonly prefix = 'Failed: ';

  http(error: HttpError) {
    return reply({ message: this.prefix + error.detail }, 500);
  }
}

export default new Errors();
