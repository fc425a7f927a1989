import type { Body, Depends, int, Query } from 'routeclass';
import type { admin, currentUser, User } from '../app/auth.ts';

export default class Me {
  get(user: Depends<typeof currentUser>, limit: Query<int>): { user: User; limit: int } {
    return { user, limit };
  }

  post(user: Depends<typeof admin>, note: Body<{ text: string }>): { name: string; text: string } {
    return { name: user.name, ...note };
  }
}
