import type { Depends } from 'routeclass';
import type { connection, pool, settings } from '../../app/pool.ts';

export default class Pools {
  get(from: Depends<typeof pool, { scope: 'app' }>, own: Depends<typeof connection>) {
    return { size: from.size, made: from.made, of: own.of };
  }

  /** What is made once for the app elsewhere may be made for a request, too. */
  put(own: Depends<typeof settings>) {
    return own;
  }
}
