import type { Middleware } from 'h3';

const stamped = (name: string) => (): Middleware => (event, next) => {
  event.res.headers.set('x-name', name);
  return next();
};

const all: Middleware[] = [(_event, next) => next(), stamped('teams')()];

export default all;
