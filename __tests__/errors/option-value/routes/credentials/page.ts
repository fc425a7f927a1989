import type { Basic, Bearer } from 'routeclass';

export default class Credentials {
  get(login: Basic<{ realm: 'Café' }>) {
    return { user: login.username };
  }

  post(token: Bearer<{ bearerFormat: 5 }>) {
    return { token };
  }
}
