import { type Depends, type Header, Unauthorized } from 'routeclass';
import type { User } from '../../domain.ts';

export function currentUser(x_user?: Header<string, { maxLength: 50 }>): User {
  if (x_user === undefined) throw new Unauthorized();
  return { name: x_user };
}

export type CurrentUser = Depends<typeof currentUser>;
