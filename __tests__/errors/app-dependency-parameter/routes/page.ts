import type { H3Event } from 'h3';
import type { Depends, Query } from 'routeclass';

export function settings() {
  return 'settings';
}

export function pool(url: Query<string>, own: Depends<typeof settings>, event: H3Event) {
  return { url, own, path: event.url.pathname };
}

export function shared(own: Depends<typeof settings, { scope: 'app' }>) {
  return own;
}

export default class Items {
  get(connections: Depends<typeof pool, { scope: 'app' }>, own: Depends<typeof shared, { scope: 'app' }>) {
    return { ...connections, own };
  }
}
