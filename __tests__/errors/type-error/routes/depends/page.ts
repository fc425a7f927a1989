import type { Depends } from 'routeclass';

export const user = () => 'ada';

export default class Me {
  get(name: Depends<user>): { name: string } {
    return { name };
  }
}
