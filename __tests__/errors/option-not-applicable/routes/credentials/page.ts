import type { ApiKey, Basic, Bearer, Query } from 'routeclass';

export default class Credentials {
  get(
    token: Bearer<{ minLength: 20 }>,
    key: ApiKey<'X-Key', { alias: 'X-Other' }>,
    limit: Query<string, { realm: 'Shop' }>,
  ) {
    return { token, key, limit };
  }

  post(login: Basic<{ description: 'Of the shop'; bearerFormat: 'JWT' }>) {
    return { user: login.username };
  }
}
