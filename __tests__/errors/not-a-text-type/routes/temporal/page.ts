import type { Query } from 'routeclass';

export default class Shifts {
  get(since: Query<Temporal.Instant>, until: Query<Temporal.PlainTime>) {
    return { since: since.toString(), until: until.toString() };
  }
}
