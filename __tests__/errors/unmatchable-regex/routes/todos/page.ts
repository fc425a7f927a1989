import type { Body, Field, Query } from 'routeclass';

interface Todo {
  price: Field<string, { regex: '^\\d+ $ or less' }>;
  /** @pattern [a-z]^x */
  power: string;
  /** @pattern /^[a-z]+$/ */
  slug: string;
  /** @pattern `^[^@]+$` */
  title: string;
  /** @pattern ^.+@.+$ please give your address */
  mail: string;
  zip: Field<string, { regex: '/^[0-9]{5}$/u' }>;
  fine: Field<string, { regex: '^a$|^b$' }>;
  lines: Field<string, { regex: '^(?:x|y)?$' }>;
}

export default class Todos {
  get(price: Query<string, { regex: '[^$]+$\\w{2,}' }>, any: Query<string, { regex: '^$(?!.)a*[$]*$' }>) {
    return { price, any };
  }

  post(todo: Body<Todo>) {
    return todo;
  }
}
