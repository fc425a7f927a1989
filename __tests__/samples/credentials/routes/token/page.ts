import type { Bearer, int, Query } from 'routeclass';
import type { UserToken } from '../schemes.ts';

export default class Token {
  get(page: Query<int, { ge: 1 }>, token: UserToken) {
    return { page, token };
  }

  /** The same scheme, of which nothing is said here. */
  delete(token: Bearer): void {
    void token;
  }

  /** Without a token, what everybody may see. */
  put(token?: UserToken) {
    return { token: token ?? null };
  }
}
