import type { Body, Field, Query } from 'routeclass';

interface User {
  name: Field<string, { regex: '^([a-z]+-?)+$' }>;
  /** @pattern ^.*a.*b$ */
  note: string;
  locale: `${Lowercase<string>}-${Uppercase<string>}`;
}

export default class Users {
  get(search: Query<string, { regex: '\\s+$' }>, id: Query<string, { regex: '^[a-z]+(?:-[a-z]+)*$' }>) {
    return { search, id };
  }

  put(user: Body<User>): void {}
}
