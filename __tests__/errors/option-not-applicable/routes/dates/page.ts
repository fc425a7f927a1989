import type { Body, Field, Query } from 'routeclass';

interface Event {
  at: Field<Date, { format: 'date' }>;
}

export default class Dates {
  get(since?: Query<Date, { format: 'date' }>): void {}

  post(event: Body<Event>): void {}
}
