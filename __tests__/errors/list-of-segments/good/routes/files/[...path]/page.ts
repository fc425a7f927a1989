import type { Path } from 'routeclass';

export default class File {
  get(path: Path<string>) {
    return path.split('/');
  }
}
