import type { Depends } from 'routeclass';

/** Has a `value`, but nothing to release: it is given whole. */
export function flag() {
  return { value: 'on' as const };
}

class Lease {
  readonly id = 1;
  [Symbol.dispose]() {}
}

/** Has something to release, but no `value`: whoever made it releases it. */
export function lease() {
  return new Lease();
}

export default class Parts {
  get(on: Depends<typeof flag>, leased: Depends<typeof lease>) {
    return { on, leased: leased.id };
  }
}
