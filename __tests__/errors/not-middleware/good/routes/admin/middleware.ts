import type { H3Event } from 'h3';
import { Unauthorized } from 'routeclass';

export default (event: H3Event, next: () => unknown) => {
  if (!event.req.headers.has('authorization')) throw new Unauthorized();
  return next();
};
