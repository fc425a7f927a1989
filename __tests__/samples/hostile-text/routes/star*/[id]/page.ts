import type { Path } from 'routeclass';

/** What the folder ends with would end a comment. */
export default class Star {
  get(id: Path<string>) {
    return { id };
  }
}
