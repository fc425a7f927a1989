import type { Depends, Query } from 'routeclass';

export function settings() {
  return { url: 'postgres://localhost' };
}

export function pool(own: Depends<typeof settings, { scope: 'app' }>) {
  return { url: own.url };
}

export default class Root {
  get(search: Query<string>, connections: Depends<typeof pool, { scope: 'app' }>) {
    return { search, url: connections.url };
  }
}
