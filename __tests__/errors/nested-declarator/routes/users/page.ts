import type { Body, Depends } from 'routeclass';

export function visitor() {
  return 'Ada';
}

interface Greeting {
  to: Depends<typeof visitor>;
}

export default class Users {
  post(greeting: Body<Greeting>) {
    return greeting.to.length;
  }
}
