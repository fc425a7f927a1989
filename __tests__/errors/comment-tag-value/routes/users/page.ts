import type { Body, Field } from 'routeclass';

/**
 * @example { name: 'Ada' }
 */
interface User {
  /** @minimum abc */
  age: number;
  /**
   * A name.
   *
   * @minLength -1
   * @maxLength 5 at most
   */
  name: string;
  /** @format mail */
  email: Field<string, { maxLength: 40 }>;
  /** @type integer */
  level: number;
  /** @format int64 */ id: number;
  /** @default five */ count: number;
  /** @uniqueItems perhaps */ tags: string[];
  /** @multipleOf */ price: number;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
