import type { Body, Field, Query } from 'routeclass';

interface User {
  name: Field<string, { regex: '^[a-z]+(?:-[a-z]+)*-?$' }>;
  locale: Field<string, { regex: '^[a-z]+-[A-Z]+$' }>;
}

export default class Users {
  get(search: Query<string, { regex: '^\\S' }>) {
    return { search };
  }

  put(user: Body<User>) {
    return user;
  }
}
