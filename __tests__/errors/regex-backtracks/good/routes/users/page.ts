import type { Body, Field, Query } from 'routeclass';

interface User {
  name: Field<string, { regex: '^[a-z]+(?:-[a-z]+)*-?$' }>;
}

export default class Users {
  get(search: Query<string, { regex: '^\\S' }>) {
    return { search };
  }

  put(user: Body<User>) {
    return user;
  }
}
