import type { ApiKey } from 'routeclass';
import type { Named } from './keys.ts';

export default class Items {
  get(key: ApiKey<'X Key'>, empty?: ApiKey<''>, text?: ApiKey<string>) {
    return { key, empty, text };
  }

  post(key: ApiKey<'Authorization'>) {
    return { key };
  }

  put(key: Named) {
    return { key };
  }

  delete(key: ApiKey<5>): void {
    void key;
  }
}
