import { type Cookie, redirect } from 'routeclass';

export default class Users {
  get(session?: Cookie<string>) {
    return { user: this.#userOf(session) };
  }

  #userOf(session: string | undefined): string {
    if (session === undefined) throw redirect('/login', 303);
    return session;
  }
}
