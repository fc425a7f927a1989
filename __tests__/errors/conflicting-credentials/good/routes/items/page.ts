import type { ApiKey, Basic, Bearer } from 'routeclass';

export default class Items {
  /** With a token or with a password; the key has a header of its own. */
  get(key: ApiKey<'X-Key'>, token?: Bearer, login?: Basic) {
    return { key, token: token ?? null, user: login?.username ?? null };
  }
}
