import type { Body, Field } from 'routeclass';

/** The state. */
type State = 'on' | 'off';

interface Counts {
  total: number;
  /**
   * How often each was seen.
   *
   * @minimum 0
   * @example 3
   */
  [seen: `seen-${string}`]: number;
  /** Where each of them is. */ [at: `at-${string}`]: Point;
  /** Before and after. */ [state: `state-${string}`]: State;
}

type Point = [
  /** Latitude. @minimum -90 */ lat: number,
  /**
   * Longitude.
   *
   * @minimum -180
   */
  lng: number,
  /** Not shown. */ name?: Field<string, { description: 'What is there.' }>,
];

export default class Parts {
  put(counts: Body<Counts>): Counts {
    return counts;
  }
}
