import type { H3Event } from 'h3';
import type { Depends } from 'routeclass';

class Users {
  readonly #names = ['ada'];

  all(): readonly string[] {
    return this.#names;
  }
}

export function getUsers() {
  return new Users();
}

export default class Services {
  get(users: Depends<typeof getUsers>, event: H3Event) {
    return { url: event.req.url, users: users.all() };
  }
}
