import type { Bearer, Body, Query } from 'routeclass';

interface User {
  name: string;
  /** @hidden */
  password: string;
}

export default class Users {
  get(
    name: Query<string>,
    /** @hidden */ trace?: Query<boolean>,
    /** @hidden */ token?: Bearer,
  ): User {
    return { name, password: `${trace} ${token}` };
  }

  post(user: Body<User>): void {}
}
