import { type Cookie, redirect, reply } from 'routeclass';

function userOf(session: string | undefined): string {
  if (session === undefined) throw redirect('/login', 303);
  return session;
}

export default class Todos {
  get(session?: Cookie<string>) {
    return { user: userOf(session) };
  }

  post(session?: Cookie<string>) {
    if (session === undefined) throw reply({ detail: 'Log in first' }, 401);
    return { user: session };
  }

  async delete() {
    throw new Response('Not here', { status: 404 });
  }
}
