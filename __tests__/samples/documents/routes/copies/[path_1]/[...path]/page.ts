import type { Path } from 'routeclass';

/** A segment has the name that the first of the rest would have. */
export default class Copies {
  get(path_1: Path<string>, path: Path<string>) {
    return { path_1, path };
  }
}
