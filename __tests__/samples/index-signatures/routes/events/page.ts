import type { Body, Field, int } from 'routeclass';

/** As CloudEvents has it: extensions stand beside what is known of every event. */
interface Envelope<Type extends string, Data> {
  type: Type;
  id: Field<string, { minLength: 1 }>;
  data: Data;
  [extension: string]: unknown;
}

export type Placed = Envelope<'placed', { total: int }>;
export type Deleted = Envelope<'deleted', { by: string }>;

/** A field tells the members apart, whatever stands beside it. */
export type Event = Placed | Deleted;

export default class Events {
  post(event: Body<Event>): Event {
    return event;
  }

  put(counted: Body<{ events: ({ kind: 'a'; n: int } & Record<string, unknown> | { kind: 'b'; [name: `x-${string}`]: string } | null)[] }>) {
    return counted;
  }
}
