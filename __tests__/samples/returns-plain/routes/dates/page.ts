import type { int } from 'routeclass';

export interface Entry {
  at: Date;
  changed: Date | null;
  all: Date[];
  id: int;
  none: null;
}

/** As mongoose has it: a type of its own for what its columns hold. */
export interface NativeDate extends Date {}

export default class Dates {
  get(): Entry {
    return { at: new Date(0), changed: null, all: [], id: 1, none: null };
  }

  post() {
    return new Date(0);
  }

  put(): Date | { until?: Date } {
    return new Date(0);
  }

  patch(): { made: NativeDate } {
    return { made: new Date(0) };
  }
}
