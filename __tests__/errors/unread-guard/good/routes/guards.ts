import { type H3Event, requireBasicAuth } from 'h3';
import { type Bearer, Forbidden } from 'routeclass';

export function adminOnly(token: Bearer) {
  if (token !== 'admin') throw new Forbidden('Admins only');
}

export function isUser(token: Bearer): boolean {
  if (token === '') throw new Forbidden('Users only');
  return true;
}

export async function isKnown(event: H3Event) {
  await requireBasicAuth(event, { password: 'secret' });
  return true;
}

export const isAdmin = (token: Bearer) => token === 'admin';
