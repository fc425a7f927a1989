import type { H3Event } from 'h3';

export default () => (event: H3Event, next: () => unknown) => {
  event.res.headers.set('x-name', 'posts');
  return next();
};
