import type { Basic } from 'routeclass';

type Login = Basic<{ relm: 'Shop' }>;

export default class Credentials {
  get(login: Login) {
    return { user: login.username };
  }
}
