import { type Path, redirect } from 'routeclass';

export default class ByPath {
  /** By its path. */
  get(path: Path<string, { minLength: 3 }>) {
    return new Blob([path]);
  }

  /** Elsewhere. */
  delete() {
    return redirect('/files/1', 303);
  }
}
