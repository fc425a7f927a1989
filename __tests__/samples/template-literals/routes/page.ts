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
  mail: `${string}@${string}.${string}`;
  span: `${number} to ${string}, ${string} (${string})`;
  short: Field<`x-${string}`, { maxLength: 5; regex: 'z$' }>;
}

export type Seated = Numbered & { seat: `${string}-${int}`; tags: ('aisle' | 'window')[] };

export interface Gate {
  state: Field<'open' | 'shut', { default: 'shut' }>;
}

/** Templates of what has options are literals and patterns as those of what has none. */
export interface Passage {
  was: `${Gate['state']}-before`;
  shout?: Uppercase<`${Gate['state']}!`>;
  note: `${Gate['state']}: ${string}`;
}

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

  patch(passage: Body<Passage>, to: Query<'open' | 'shut'>) {
    return { ...passage, now: `${to}-now` as const };
  }

  delete(which?: Body<`ticket-${number}` | Gate[] | { color: `#${string}` }>) {
    return { which };
  }
}
