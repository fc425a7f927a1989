// What stands in for a value that is missing, where its type has it already: to TypeScript a literal beside marked ones is any text or number.
import { type Depends, type Field, type int, type Query, reply } from 'routeclass';

export interface Ticket {
  title: Field<string, { description: 'What is wrong' }>;
  urgency?: Field<'high' | 'low', { description: 'How soon' }>;
  level?: Field<1 | 2, { description: 'Who answers' }>;
  votes?: Field<int, { description: 'Of others' }>;
}

const tickets: Ticket[] = [{ title: 'No light', urgency: 'high' }, { title: 'Too loud' }];

const first = { urgency: tickets[0]?.urgency ?? 'low' };

export function sorting(sort?: Query<'asc' | 'desc'>) {
  return { sort: sort ?? 'asc' };
}

export default class Defaulted {
  get(sort?: Query<'asc' | 'desc'>, limit?: Query<int>) {
    const [{ title, urgency = 'low', level, votes }] = tickets as [Ticket];
    return {
      sort: sort || 'asc',
      limit: limit ?? 10,
      title,
      urgency,
      level: level ?? 1,
      votes: votes ?? 0,
      nested: { title, chosen: sort ? urgency : 'low' },
    };
  }

  post(sorted: Depends<typeof sorting>) {
    return reply({ sorted, sort: sorted.sort, urgency: tickets[0]?.urgency ?? 'low' }, 201);
  }

  async put() {
    return tickets.map((ticket) => ({ ...ticket, urgency: ticket.urgency ?? 'low' }));
  }

  patch() {
    return tickets.map((ticket) => this.#summary(ticket));
  }

  delete() {
    return first;
  }

  #summary({ title, urgency = 'low' }: Ticket) {
    return { title, urgency };
  }
}
