import type { Path } from 'routeclass';

export default class FileMeta {
  get(path: Path<string>) {
    return { path };
  }
}
