import type { Body, Field } from 'routeclass';

interface User {
  age: Field<number, { ge: 5; le: 100 }>;
  code: Field<string> | Field<number, { default: 0 }>;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
