import type { ApiKey, Bearer } from 'routeclass';

export default class Items {
  get(token: Bearer = 'guest', key: ApiKey<'X-Key'> | null = null) {
    return { token, key };
  }
}
