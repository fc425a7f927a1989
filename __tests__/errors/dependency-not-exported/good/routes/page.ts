import type { Depends } from 'routeclass';

interface User {
  name: string;
}

export function currentUser(): User {
  return { name: 'ada' };
}

export default class Me {
  get(user: Depends<typeof currentUser>): User {
    return user;
  }
}
