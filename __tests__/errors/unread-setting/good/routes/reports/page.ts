import type { H3Event } from 'h3';

export const middleware = [(event: H3Event) => console.log(event.url.pathname)];

export const roles = ['reader', 'editor'] as const;

export function authorize(role: string) {
  if (role === '') throw new Error('No role');
}

export default class Reports {
  get() {
    return { total: 3, roles };
  }

  post() {
    return { made: true };
  }
}
