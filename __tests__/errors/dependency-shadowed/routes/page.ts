import type { Depends } from 'routeclass';

export function currentUser() {
  return 'ada';
}

export default class Me {
  get(currentUser: Depends<typeof currentUser>): string {
    return currentUser;
  }
}
