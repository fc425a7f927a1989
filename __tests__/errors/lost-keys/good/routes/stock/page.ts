import { type Body, type Query, reply } from 'routeclass';

const counts: Record<string, number> = { tea: 3 };
const names = new Map([['tea', 'Tea']]);

export default class Stock {
  get(isFull?: Query<boolean>) {
    return isFull ? { counts, total: 3 } : { total: 3 };
  }

  /** TypeScript keeps the keys where all that is spread are records. */
  post(labels: Body<{ [key: string]: string }>) {
    return reply({ ...Object.fromEntries(names), ...labels }, 201);
  }

  /** There are no keys to lose. */
  patch() {
    const none: Record<string, never> = {};
    return { ...none, total: 3 };
  }

  put(): Record<string, unknown> {
    return { ...counts, total: 3 };
  }
}
