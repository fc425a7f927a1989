import type { Body, Path } from 'routeclass';

/**
 * Given by the shop.
 *
 * @pattern ^[a-z]{2}[0-9]+$
 */
type UserId = string;

/** @length 2 */
type Country = string;

/** @maxItems 3 */
type Countries = Country[];

/** @minLength 2 */
type Tags = string[];

/** @isInt */
type Age = number;

/** @isDate */
type Born = Date;

/** @minimum 3 */
type Nick = string;

/** @format emial */
type Email = string;

/** @minLength 1 */
type Name = string;

interface User {
  id: UserId;
  nick: Nick;
  email: Email;
  age: Age;
  tags: Tags;
  livedIn?: Countries | null;
}

export default class Users {
  get(id: Path<UserId>): { id: UserId; born: Born } {
    return { id, born: new Date(0) };
  }

  put(id: Path<UserId>, user: Body<User>): User {
    return { ...user, id };
  }

  async patch(id: Path<UserId>): Promise<[Name[], 200]> {
    return [[id], 200];
  }
}
