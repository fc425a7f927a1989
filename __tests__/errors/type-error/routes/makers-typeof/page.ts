import type { Bearer, Depends } from 'routeclass';

export const requireRole = (role: string) => (token: Bearer) => role === token;

export default class Makers {
  put(_: Depends<typeof requireRole('admin')>) {}
}
