import type { Depends } from 'routeclass';
import type { session } from '../../lib/user.ts';

export default class Guarded {
  get(token: Depends<typeof session>) {
    return { token };
  }
}
