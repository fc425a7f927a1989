import type { Path } from 'routeclass';

export default class More {
  post(path_1: Path<string>, id: Path<string>, more: Path<string>) {
    return { path_1, id, more };
  }
}
