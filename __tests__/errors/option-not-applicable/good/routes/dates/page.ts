import type { Body, Field, Query } from 'routeclass';

interface Event {
  at: Field<string, { format: 'date' }>;
}

export default class Dates {
  get(since?: Query<string, { format: 'date' }>): void {}

  post(event: Body<Event>): { at: Date } {
    return { at: new Date(event.at) };
  }
}
