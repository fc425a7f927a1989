import type { ApiKey } from 'routeclass';

export default class Items {
  get(key: ApiKey<'X-Key', { description: 'Given to partners' }>) {
    return { partner: key.slice(0, 4) };
  }
}
