import type { ApiKey, Body } from 'routeclass';
import type { PartnerKey } from '../schemes.ts';

export default class Keys {
  get(key: PartnerKey) {
    return { key };
  }

  post(names: Body<string[]>, key?: ApiKey<'x-partner-key'>) {
    return { names, key: key ?? null };
  }
}
