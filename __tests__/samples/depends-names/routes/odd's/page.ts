import type { Depends } from 'routeclass';

export const first = () => "of odd's";

export default class Odd {
  get(one: Depends<typeof first>) {
    return one;
  }
}
