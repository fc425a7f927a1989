import type { Depends } from 'routeclass';

export const pool = () => 'pool';

export default class Pools {
  get(connections: Depends<typeof pool, { lifetime: 'app' }>) {
    return connections;
  }
}
