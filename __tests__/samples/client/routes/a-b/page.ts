import type { Body } from 'routeclass';

export default class Dashed {
  get(): string {
    return '*/ `${`';
  }

  /** @operationId new */
  post(anything?: Body<unknown>): void {
    void anything;
  }

  /** A status that never has a body, whatever is given. */
  put(): [string, 205] {
    return ['reset', 205];
  }
}
