import type { Path } from 'routeclass';

export default class Meta {
  get(path: Path<string>) {
    return { path };
  }
}
