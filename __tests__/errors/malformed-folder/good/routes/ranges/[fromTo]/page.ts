import type { Path } from 'routeclass';

export default class Range {
  /** Answers `GET /ranges/2020-2024`. */
  get(fromTo: Path<`${string}-${string}`>) {
    const [from, to] = fromTo.split('-');
    return { from, to };
  }
}
