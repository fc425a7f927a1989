import { type Cookie, redirect } from 'routeclass';

export default class Users {
  get(session?: Cookie<string>) {
    this.#check(session);
    return { user: session };
  }

  #check(session: string | undefined): void {
    if (session === undefined) redirect('/login', 303);
  }
}
