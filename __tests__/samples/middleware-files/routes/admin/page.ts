import type { Body, int } from 'routeclass';

export default class Admin {
  get() {
    return { admin: true };
  }

  post(count: Body<int>) {
    return { count };
  }
}
