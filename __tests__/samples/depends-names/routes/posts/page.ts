import type { Depends } from 'routeclass';

export const first = () => 'of posts';

export default class Posts {
  get(one: Depends<typeof first>) {
    return one;
  }
}
