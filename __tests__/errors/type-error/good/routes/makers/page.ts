import { type Bearer, type Depends, Forbidden } from 'routeclass';

const requireRole = (role: string) => (token: Bearer) => {
  if (role !== token) throw new Forbidden('Not for this role');
};

export const guard = (token: Bearer) => requireRole('admin')(token);

export default class Makers {
  get(_: Depends<typeof guard>) {}
}
