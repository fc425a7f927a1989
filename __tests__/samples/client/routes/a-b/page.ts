import type { Body } from 'routeclass';

export default class Dashed {
  get(): string {
    return '*/ `${`';
  }

  /** @operationId new */
  post(anything?: Body<unknown>): void {
    void anything;
  }
}
