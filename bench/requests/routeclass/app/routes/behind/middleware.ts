import type { Middleware } from 'h3';

const servedBy: Middleware = (event, next) => {
  event.res.headers.set('x-served-by', 'bench');
  return next();
};

export default servedBy;
