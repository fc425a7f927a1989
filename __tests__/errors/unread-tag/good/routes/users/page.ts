import type { Body, Query } from 'routeclass';

interface User {
  name: string;
  password: string;
}

export default class Users {
  get(name: Query<string>): Omit<User, 'password'> {
    return { name };
  }

  /** @hidden */
  post(user: Body<User>): void {}
}
