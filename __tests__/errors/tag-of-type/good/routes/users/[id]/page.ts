import type { Body, Field, int, Path } from 'routeclass';

/** Given by the shop. */
type UserId = Field<string, { regex: '^[a-z]{2}[0-9]+$' }>;

type Age = int;

interface User {
  id: UserId;
  age: Age;
  /** @maxLength 40 */
  name: string;
}

export default class Users {
  put(id: Path<UserId>, user: Body<User>): User {
    return { ...user, id };
  }
}
