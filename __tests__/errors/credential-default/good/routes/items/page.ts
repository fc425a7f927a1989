import type { ApiKey, Bearer } from 'routeclass';

export default class Items {
  get(key: ApiKey<'X-Key'>, token?: Bearer) {
    return { key, token: token ?? 'guest' };
  }
}
