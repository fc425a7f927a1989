import type { Depends } from 'routeclass';

export const pageSize = () => 20;

export default class Pages {
  get(size: Depends<typeof pageSize> = 10) {
    return { size };
  }
}
