import type { H3Event } from 'h3';
import type { Depends } from 'routeclass';
import type { lock } from '../../app/resources.ts';

export const agent = (event: H3Event): string => event.req.headers.get('user-agent') ?? '';

export default class Events {
  get(name: Depends<typeof agent>, held: Depends<typeof lock>) {
    return new Response(new Blob([name, String(held.isLocked)]).stream());
  }
}
