import type { Body } from 'routeclass';

class User {
  name = 'ada';
  password = 'secret';

  toJSON() {
    return { name: this.name };
  }
}

const users = new Map([['ada', new User()]]);

export default class Users {
  get() {
    return { users: users.values() };
  }

  post(user: Body<User>) {
    return { user };
  }

  put(): User[] {
    return [...users.values()];
  }
}
