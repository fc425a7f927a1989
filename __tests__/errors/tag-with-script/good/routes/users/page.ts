import type { Body, Field, int } from 'routeclass';

interface User {
  age: Field<int, { multipleOf: 2 }>;
}

export default class Users {
  post(user: Body<User>) {
    return user;
  }
}
