import type { Bearer, Depends } from 'routeclass';

const requireRole = (role: string) => (token: Bearer) => role === token;

export const guard = (token: Bearer) => requireRole('admin')(token);

export default class Makers {
  get(_: Depends<typeof guard>) {}
}
