import type { Body, Field, Header, int, Query } from 'routeclass';

type Size = 'small' | 'large';

/** What is said in two places holds together. */
interface Numbered {
  seat: `row-${string}`;
  tags: string[];
}

export interface Ticket {
  id: `ticket-${number}`;
  color: `#${string}`;
  version: `v${int}.${int}`;
  kind: `${Size}-${'ticket' | 'pass'}`;
  either: `a(${string})` | 'none' | null;
  big: `${bigint}n`;
  code: Uppercase<string>;
  label: `${Capitalize<string>}!`;
  short: Field<`x-${string}`, { maxLength: 5; regex: 'z$' }>;
}

export type Seated = Numbered & { seat: `${string}-${int}`; tags: ('aisle' | 'window')[] };

export default class Tickets {
  get(id: Query<`ticket-${number}`>, ids?: Query<`ticket-${number}`[]>, x_kind?: Header<`k:${string}`>): { id: `ticket-${number}` } {
    return { id };
  }

  post(ticket: Body<Ticket>): Ticket {
    return ticket;
  }

  put(seated: Body<Seated>): Seated {
    return seated;
  }
}
