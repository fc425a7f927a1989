import type { Bearer, Body, Query } from 'routeclass';

interface User {
  name: string;
  /** @hidden */
  password: string;
}

export default class Users {
  /**
   * @summary A user
   * @summary One user
   * @return The user
   * @returns {User} The user, with a password
   */
  get(
    name: Query<string>,
    /** @hidden */ trace?: Query<boolean>,
    /** @title Size @title Limit @example 5 @example 10 */ limit?: Query<number>,
    /** @hidden */ token?: Bearer,
  ): User {
    return { name, password: `${trace} ${token}` };
  }

  post(user: Body<User>): void {}
}
