import type { Body } from 'routeclass';

interface User {
  /** @minimum 18 */
  age: number;
  /**
   * @minLength 1
   * @maxLength 5
   */
  name: string;
  /** @format email */
  email: string;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
