import type { H3Event } from 'h3';

export default (event: H3Event, next: () => unknown) => {
  event.res.headers.set('x-trace', '1');
  return next();
};
