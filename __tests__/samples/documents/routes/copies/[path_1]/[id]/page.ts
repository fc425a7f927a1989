import type { Path } from 'routeclass';

export default class Copy {
  get(path_1: Path<string>, id: Path<string>) {
    return { path_1, id };
  }
}
