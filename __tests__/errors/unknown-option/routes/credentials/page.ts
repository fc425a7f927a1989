import type { ApiKey, Basic, Bearer, Query } from 'routeclass';

type Login = Basic<{ relm: 'Shop' }>;

export default class Credentials {
  get(login: Login) {
    return { user: login.username };
  }

  put(token: Bearer<{ scope: 'todos' }>): void {}

  post(token: Bearer<{ relm: 'Shop' }>, id: Query<string, { relm: 'Shop' }>): void {}

  patch(key: ApiKey<'X-Key', { name: 'X-Other'; in: 'query' }>): void {}
}
