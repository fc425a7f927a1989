import type { Path } from 'routeclass';

export default class {
  get(its: Path<string, { alias: "it's" }>) {
    return { its };
  }
}
