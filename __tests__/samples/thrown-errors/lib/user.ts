import { type Depends, type Header, HttpError, PermissionDenied, type Query, Unauthorized } from 'routeclass';

export function token(x_token?: Header<string>): string {
  if (x_token === undefined) throw new Unauthorized(undefined, 'Bearer realm="books"');
  return x_token;
}

/** @throws {403 SUSPENDED} The account is suspended */
export async function* session(given: Depends<typeof token>, role?: Query<string>) {
  if (role === 'guest') throw new PermissionDenied('read', 'books');
  if (role === 'suspended') throw new HttpError(403, 'Suspended', { code: 'SUSPENDED' });
  yield given;
}
