import type { Depends } from 'routeclass';

export const pool = () => 'pool';

export default class Pools {
  get(connections: Depends<typeof pool, { scope: 'session' }>) {
    return connections;
  }
}
