import type { Body, Field } from 'routeclass';

interface Meeting {
  days: Field<Date[], { default: [] }>;
  from: Field<Date, { default: '2020-01-01T00:00:00Z' }>;
  to: Field<Date | null, { default: 'now' }>;
}

export default class Meetings {
  post(meeting: Body<Meeting>) {
    return meeting.days.length;
  }
}
