import type { H3Event } from 'h3';
import type { ApiKey, Bearer } from 'routeclass';
import { reply } from 'routeclass';

export default class Several {
  /** Both, and who has a key of its own shows that, too. */
  get(event: H3Event, token: Bearer, tenant: ApiKey<'X-Tenant'>, key?: ApiKey<'X-Key'>) {
    if (token === 'expired') return reply({ expired: true }, 401);
    return { token, tenant, key: key ?? null, path: event.url.pathname };
  }
}
