import { defineMiddleware } from 'h3';

/** Notes in a header of the answer that it has run. */
export const trail = (name: string) =>
  defineMiddleware((event) => {
    event.res.headers.append('x-trail', name);
  });
