import type { Body } from 'routeclass';

class User {
  name = 'ada';
  password = 'secret';

  toJSON() {
    return { name: this.name };
  }
}

interface UserCreate {
  name: string;
}

const users = new Map([['ada', new User()]]);

export default class Users {
  get() {
    return { users: [...users.values()].map((user) => user.toJSON()) };
  }

  post(user: Body<UserCreate>) {
    return { user };
  }
}
