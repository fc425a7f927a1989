import type { tags } from '@typia/interface';
import type { Body } from 'routeclass';

type Even = tags.TagBase<{
  target: 'number';
  kind: 'even';
  value: undefined;
  validate: '$input % 2 === 0';
}>;

interface User {
  age: number & Even;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
