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

/** @isInt */
type Age = number;

interface User {
  id: UserId;
  age: Age;
  livedIn?: Countries | null;
}

export default class Users {
  put(id: Path<UserId>, user: Body<User>): User {
    return { ...user, id };
  }
}
