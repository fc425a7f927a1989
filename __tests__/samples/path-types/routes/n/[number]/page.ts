import type { Path } from 'routeclass';

export default class Numbers {
  get(number: Path<number, { ge: 0.5; lt: 1e3 }>) {
    return { number };
  }
}
