import type { Body, Field, int, Path } from 'routeclass';

/** Given by the shop. */
type UserId = Field<string, { regex: '^[a-z]{2}[0-9]+$' }>;

type Tags = Field<string, { minLength: 2 }>[];

type Age = int;

type Born = Field<string, { format: 'date' }>;

interface User {
  id: UserId;
  age: Age;
  tags: Tags;
  /** @maxLength 40 */
  name: string;
}

export default class Users {
  get(id: Path<UserId>): { id: UserId; born: Born } {
    return { id, born: '1970-01-01' };
  }

  put(id: Path<UserId>, user: Body<User>): User {
    return { ...user, id };
  }
}
