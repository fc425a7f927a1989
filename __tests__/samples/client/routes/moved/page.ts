import { type Query, redirect } from 'routeclass';

export default class Moved {
  get(here: Query<boolean>) {
    return here ? { here } : redirect('/a-b');
  }

  post() {
    return redirect('/a-b', 303);
  }
}
