import type { Depends } from 'routeclass';
import { canActivate, isAdmin } from '../guards.ts';

export default class Admin {
  get(_: Depends<typeof isAdmin>) {
    return { secret: 1 };
  }

  post(_guard: Depends<typeof canActivate>, admin: Depends<typeof isAdmin>) {
    return { admin };
  }
}
