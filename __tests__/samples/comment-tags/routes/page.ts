import type { Body, Field } from 'routeclass';

export interface Account {
  /**
   * Who it is.
   *
   * @format email
   * @maxLength 40
   */
  email: string;

  /**
   * @minLength 2
   * @maxLength 10
   * @pattern ^[A-Z][a-z@{}\\/*]+$
   * @example Ada
   */
  name: string;

  /**
   * @type uint
   * @maximum 150
   */
  age: number;

  /**
   * @type {int}
   * @exclusiveMinimum -5
   * @exclusiveMaximum 5
   */
  level: number | null;

  /**
   * @minimum 0
   * @maximum 1.5e3
   * @multipleOf 0.5
   */
  price: number;

  /**
   * @items 2
   * @uniqueItems
   */
  pair: string[];

  /**
   * @minItems 1
   * @maxItems 3
   */
  tags: string[];

  /**
   * @length 3
   * @default abc
   */
  code: string;

  /** @default 10 */
  limit: number;

  /** @default [1, 2] */
  list: number[];

  /** @minimum 1 */
  behind: Field<number, { le: 9; description: 'Behind a field' }>;

  /**
   * Each for its own.
   *
   * @minimum 1
   * @minLength 2
   */
  either: string | number;

  /** @type {string} JSDoc's own, and so is the next. @see something */
  plain: string;

  /** @format date-time */
  at?: string;
}

export default class Accounts {
  post(account: Body<Account>): Account {
    return account;
  }
}
