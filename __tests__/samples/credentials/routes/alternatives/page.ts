import type { ApiKey, Basic, Bearer } from 'routeclass';

export default class Alternatives {
  get(token?: Bearer, login?: Basic, key?: ApiKey<'X-Key'>) {
    return { token: token ?? null, user: login?.username ?? null, key: key ?? null };
  }
}
