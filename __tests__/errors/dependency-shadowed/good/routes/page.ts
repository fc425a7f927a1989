import type { Depends } from 'routeclass';

export function getCurrentUser(): string {
  return 'ada';
}

export default class Me {
  get(currentUser: Depends<typeof getCurrentUser>): string {
    return currentUser;
  }
}
