import type { Bearer, Body, int } from 'routeclass';

export default class DetailedErrors {
  post(token: Bearer, count: Body<int>): int {
    void token;
    return count;
  }
}
