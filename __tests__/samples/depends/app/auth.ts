import { Forbidden, type Depends, type Header, type int, Unauthorized } from 'routeclass';
import { type Database, openDatabase, type Session, session } from './database.ts';

export interface User {
  name: string;
  admin: boolean;
}

/** Who sends the request, or null. */
export function visitor(
  database: Depends<typeof openDatabase, { scope: 'app' }>,
  x_user?: Header<string, { description: 'Name of the user' }>,
): User | null {
  return x_user === undefined ? null : database.find(x_user);
}

export const currentUser = (visitor_: Depends<typeof visitor>): User => {
  if (visitor_ === null) throw new Unauthorized('Who are you?');
  return visitor_;
};

/** A guard gives nothing. */
export async function requireAdmin(user: Depends<typeof currentUser>): Promise<void> {
  await Promise.resolve();
  if (!user.admin) throw new Forbidden();
}

/** Gives what it depends on itself. */
export const admin = (user: Depends<typeof currentUser>, guard: Depends<typeof requireAdmin>) => {
  void guard;
  return user;
};

export type CurrentUser = Depends<typeof currentUser>;
export type AppDatabase = Depends<typeof openDatabase, { scope: 'app' }>;

export default function pageSize(page_size: Header<int, { ge: 1; le: 100 }> = 10) {
  return page_size;
}

export type { Database, Session };
export { session };
