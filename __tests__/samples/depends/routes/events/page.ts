import type { H3Event } from 'h3';
import type { Depends } from 'routeclass';

export const agent = (event: H3Event): string => event.req.headers.get('user-agent') ?? '';

export default class Events {
  get(name: Depends<typeof agent>) {
    return { name };
  }
}
