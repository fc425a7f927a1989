import type { int, Path } from 'routeclass';

export default class ById {
  /** By its number. */
  get(id: Path<int>): { id: int } {
    return { id };
  }
}
