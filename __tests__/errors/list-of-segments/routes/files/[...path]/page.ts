import type { Depends, Path } from 'routeclass';

/** Depends on the segments itself. */
export function folder(path: Path<string[]>) {
  return path.slice(0, -1);
}

export default class File {
  get(path: Path<string[]>) {
    return path;
  }

  put(inside: Depends<typeof folder>) {
    return inside;
  }

  delete(inside: Depends<typeof folder>) {
    return inside;
  }
}
