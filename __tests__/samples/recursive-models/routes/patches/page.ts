import type { Body, int } from 'routeclass';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : DeepPartial<T[K]> };

interface Step {
  order: int;
  next?: Step | string;
  other: Step | null;
}

export default class Patches {
  /** A member of a union that leads back to itself, and has no name of its own. */
  patch(step: Body<DeepPartial<Step>>): DeepPartial<Step> {
    return step;
  }
}
