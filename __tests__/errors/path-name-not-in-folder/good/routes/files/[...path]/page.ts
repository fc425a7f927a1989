import type { Path } from 'routeclass';

export default class File {
  get(path: Path<string>): string {
    return path;
  }
}
