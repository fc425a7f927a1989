import type { Depends } from 'routeclass';
import type { conditions } from '../../lib/conditions.ts';

/** Functions that a dependency gives throw errors of their own. */
export default class Given {
  get(hasVersion: Depends<typeof conditions>) {
    hasVersion(7);
    return { version: 7 };
  }
}
