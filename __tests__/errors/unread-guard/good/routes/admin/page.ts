import type { Depends } from 'routeclass';
import type { adminOnly, isAdmin, isKnown, isUser } from '../guards.ts';

export default class Admin {
  get(_: Depends<typeof adminOnly>) {
    return { secret: 1 };
  }

  /** A function that throws has denied access by then. */
  post(_: Depends<typeof isUser>, admin: Depends<typeof isAdmin>) {
    return { admin };
  }

  put(_: Depends<typeof isKnown>) {
    return { secret: 2 };
  }
}
