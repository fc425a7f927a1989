import type { H3Event } from 'h3';

const named = async (name?: H3Event) => (event: H3Event, next: () => unknown) => {
  event.res.headers.set('x-name', `${name}`);
  return next();
};

export default [named];
