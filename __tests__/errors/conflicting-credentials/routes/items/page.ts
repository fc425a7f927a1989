import type { ApiKey, Basic, Bearer } from 'routeclass';

export default class Items {
  get(token: Bearer, login?: Basic) {
    return { token, user: login?.username };
  }

  post(key: ApiKey<'X-Key'>, login: Basic, token: Bearer) {
    return { key, token, user: login.username };
  }

  put(either: Bearer | Basic, other: ApiKey<'X-Key'> | string) {
    return { either, other };
  }

  /** One or the other is right. */
  patch(token?: Bearer, login?: Basic, key?: ApiKey<'X-Key'>, again?: Bearer) {
    return { token, user: login?.username, key, again };
  }
}
