import type { Depends, Query } from 'routeclass';

export function settings(tenant: Query<string>) {
  return { tenant };
}

export function users(both: Depends<typeof settings>) {
  return `users of ${both.tenant}`;
}

export function orders(both: Depends<typeof settings>) {
  return `orders of ${both.tenant}`;
}

export default class Root {
  get(first: Depends<typeof users>, second: Depends<typeof orders>) {
    return { first, second };
  }
}
