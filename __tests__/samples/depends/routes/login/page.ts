import type { Depends, Field, Form } from 'routeclass';

export interface Login {
  username: string;
  password: string;
  remember: Field<boolean, { default: false }>;
}

export interface Renamed {
  nickname?: string;
  /** Who is renamed. */
  username: string;
  remember: boolean;
}

export function signedIn(login: Form<Login, { description: 'As it was typed in' }>) {
  return login.username;
}

export default class SignIn {
  /** The model that the dependency reads, too. */
  post(user: Depends<typeof signedIn>, login: Form<Login>) {
    return { user, ...login };
  }

  /** A field of it. */
  put(user: Depends<typeof signedIn>, username: Form<string>, remember?: Form<boolean>) {
    return { user, username, remember };
  }

  /** Another model that has some of its fields. */
  patch(user: Depends<typeof signedIn>, renamed: Form<Renamed>) {
    return { user, ...renamed };
  }
}
