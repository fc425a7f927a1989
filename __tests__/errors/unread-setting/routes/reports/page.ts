import type { H3Event } from 'h3';

export const middleware = [(event: H3Event) => console.log(event.url.pathname)];

export function POST() {
  return { made: true };
}

export default class Reports {
  get() {
    return { total: 3 };
  }
}
