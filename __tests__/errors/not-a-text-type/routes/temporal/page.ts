import type { Header, Query } from 'routeclass';

export default class Shifts {
  get(since: Query<Temporal.Instant>, until: Query<Temporal.PlainTime>) {
    return { since: since.toString(), until: until.toString() };
  }

  put(days: Header<Set<Temporal.PlainDate>>, starts: Query<Set<Temporal.PlainTime>>) {
    return { days: days.size, starts: starts.size };
  }
}
