import type { Body } from 'routeclass';

export interface Entry {
  title: string;
  /** @deprecated Nobody asks. */
  year: number;
}

export default class Entries {
  put(entry: Body<Entry>): Entry {
    return entry;
  }
}
