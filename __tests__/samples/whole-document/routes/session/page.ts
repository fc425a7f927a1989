import type { ApiKey, Basic, Bearer, Depends } from 'routeclass';

/** Of the partners. */
type PartnerKey = ApiKey<'X-Partner'>;

export function caller(token: Bearer): { token: string } {
  return { token };
}

export default class Session {
  static tag = 'pets';

  /** Who is there. */
  get(who: Depends<typeof caller>, partner?: PartnerKey): { token: string; partner?: string } {
    return { ...who, ...(partner !== undefined && { partner }) };
  }

  /** Comes in. */
  post(login: Basic): { name: string } {
    return { name: login.username };
  }
}
