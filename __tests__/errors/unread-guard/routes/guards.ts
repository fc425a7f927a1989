import type { Bearer } from 'routeclass';

export const isAdmin = (token: Bearer) => token === 'admin';

export async function canActivate(token: Bearer): Promise<boolean> {
  return token.startsWith('user-');
}
