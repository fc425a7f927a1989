import type { ApiKey, Basic, Bearer } from 'routeclass';

export default class Access {
  get(token: Bearer) {
    return { token };
  }

  post(token?: Bearer, login?: Basic, key?: ApiKey<'X-Key'>) {
    return { token: token ?? null, login: login ?? null, key: key ?? null };
  }

  put(key: ApiKey<'x-key'>, other: ApiKey<'Other-Key'>) {
    return { key, other };
  }
}
