import type { H3Event } from 'h3';

const named = (name: string) => (event: H3Event, next: () => unknown) => {
  event.res.headers.set('x-name', name);
  return next();
};

export default [named('posts')];
