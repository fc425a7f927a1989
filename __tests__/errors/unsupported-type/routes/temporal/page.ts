import type { Body } from 'routeclass';

interface Shift {
  day: Temporal.PlainDate;
  starts: Temporal.PlainTime;
  booked: Temporal.Instant;
  breaks: Set<Temporal.PlainTime>;
  holidays: Map<string, Temporal.PlainDate>;
}

export default class Shifts {
  post(shift: Body<Shift>): Temporal.Duration {
    return shift.starts.until('17:00');
  }
}
