import type { Bearer } from 'routeclass';

export default class Users {
  static tag = 'users';
  private tags = ['known to the class'];
  limits = { perMinute: 5 };

  get() {
    return { total: this.tags.length };
  }

  delete(token: Bearer) {
    return { total: token.length };
  }
}
