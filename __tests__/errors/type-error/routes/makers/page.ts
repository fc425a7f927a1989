import type { Bearer, Depends } from 'routeclass';

export const requireRole = (role: string) => (token: Bearer) => role === token;

export default class Makers {
  get(_: Depends<requireRole('admin')>) {}
}
