import type { Query } from 'routeclass';

const votes: Record<string, number> = { yes: 3, no: 1 };

export default class Votes {
  /** All fields of a record are sent. */
  get(isShort: Query<boolean>) {
    return isShort ? { yes: 3 } : votes;
  }
}
