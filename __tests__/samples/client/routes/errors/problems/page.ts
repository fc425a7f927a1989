import type { Bearer, Body, int } from 'routeclass';

export default class ProblemsErrors {
  post(token: Bearer, count: Body<int>): int {
    void token;
    return count;
  }
}
