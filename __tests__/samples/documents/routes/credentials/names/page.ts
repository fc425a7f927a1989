import type { ApiKey, Bearer } from 'routeclass';

type OwnKey = ApiKey<'X-Own'>;

export default class Names {
  /** A scheme has the name of its alias, also where that is not used, and of its header otherwise. */
  get(own: ApiKey<'X-Own'>, sign: ApiKey<'_'>, token: Bearer<{ description: 'Of a user' }>) {
    return { own, sign, token };
  }

  /**
   * A scheme that only this uses is not documented either.
   *
   * @hidden
   */
  delete(hidden: ApiKey<'X-Hidden'>) {
    return { hidden };
  }

  /** The challenge of the handler is described as that of the error. */
  put(token: Bearer): [string, 401, { 'www-authenticate': string }] {
    return [token, 401, { 'www-authenticate': 'Bearer' }];
  }

  post(own: OwnKey, token: Bearer<{ description: 'Of an administrator' }>) {
    return { own, token };
  }
}
