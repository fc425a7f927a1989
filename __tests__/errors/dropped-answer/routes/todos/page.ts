import { type Cookie, redirect, reply } from 'routeclass';

function checkSession(session: string | undefined): void {
  session ?? redirect('/login', 303);
}

export default class Todos {
  get(session?: Cookie<string>) {
    checkSession(session);
    return { user: session };
  }

  async post(session?: Cookie<string>) {
    if (session === undefined) {
      reply({ detail: 'Log in first' }, 401);
    }
    redirect('/todos');
  }
}
