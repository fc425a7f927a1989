import type { Body, int } from 'routeclass';

/** What is always undefined need not be optional. */
export interface Settled {
  value: int;
  error: undefined;
  reason: void;
}

export default class SettledOnes {
  post(settled: Body<Settled>): Settled {
    return settled;
  }

  put(pair: Body<{ one: { error: undefined }; either: Settled | { value: string; error: string } }>) {
    return pair;
  }
}
