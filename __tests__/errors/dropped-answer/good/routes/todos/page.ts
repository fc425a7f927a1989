import { type Cookie, HttpError, redirect } from 'routeclass';

function checkSession(session: string | undefined): void {
  if (session === undefined) throw new HttpError(401, 'Log in first');
}

export default class Todos {
  get(session?: Cookie<string>) {
    if (session === undefined) return redirect('/login', 303);
    return { user: session };
  }

  async post(session?: Cookie<string>) {
    checkSession(session);
    const answer = redirect('/todos');
    return answer;
  }
}
