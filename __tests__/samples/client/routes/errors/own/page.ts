import type { Bearer, Body, int } from 'routeclass';

export default class OwnErrors {
  post(token: Bearer, count: Body<int>): int {
    void token;
    return count;
  }
}
