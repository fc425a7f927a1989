import { type Cookie, HttpError, redirect, reply } from 'routeclass';

function userOf(session: string | undefined): string {
  if (session === undefined) throw new HttpError(401, 'Log in first');
  return session;
}

export default class Todos {
  get(session?: Cookie<string>) {
    if (session === undefined) return redirect('/login', 303);
    return { user: userOf(session) };
  }

  post(session?: Cookie<string>) {
    if (session === undefined) return reply({ detail: 'Log in first' }, 401);
    return { user: session };
  }

  /** What it throws, it catches. */
  put(session?: Cookie<string>) {
    try {
      if (session === undefined) throw redirect('/login', 303);
    } catch {
      return redirect('/login', 303);
    }
    return { user: session };
  }
}
