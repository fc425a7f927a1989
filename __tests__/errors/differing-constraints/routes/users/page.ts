import type { tags } from '@typia/interface';
import type { Body, Field } from 'routeclass';

interface User {
  /** @minimum 5 */
  age: Field<number, { ge: 3; le: 100 }>;
  /** @maxLength 5 */
  name: string & tags.MaxLength<10>;
  /** @default 10 */
  limit: Field<number, { default: 20 }>;
  /**
   * @minItems 1
   * @minItems 2
   */
  tags: string[];
  code: Field<string, { default: 'none' }> | Field<number, { default: 0 }>;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
