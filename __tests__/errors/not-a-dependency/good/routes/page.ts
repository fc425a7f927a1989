import type { Depends } from 'routeclass';

class Users {
  readonly names = ['ada'];
}

export function users() {
  return new Users();
}

export default class Root {
  get(all: Depends<typeof users>) {
    return all.names;
  }
}
