import type { Body, Field, int } from 'routeclass';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : DeepPartial<T[K]> };

interface Step {
  order: int;
  next?: Step | string;
  other: Step | null;
}

/** What tells one from the other on the way out stands where it leads back to itself. */
interface Not {
  not: Not | { words: Field<string[], { maxItems: 3 }> } | null;
}

export default class Patches {
  post(not: Body<Not>): Not {
    return not;
  }

  /** A member of a union that leads back to itself, and has no name of its own. */
  patch(step: Body<DeepPartial<Step>>): DeepPartial<Step> {
    return step;
  }
}
