import type { Path } from 'routeclass';

export default class Files {
  get(path: Path<string>) {
    return new Blob([path], { type: 'text/plain' });
  }
}
