import type { Path } from 'routeclass';

export default class File {
  get(id: Path<string>) {
    return { id };
  }
}
