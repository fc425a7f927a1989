import { HTTPError, type Middleware } from 'h3';

const refusing: Middleware = (event, next) => {
  const { id } = event.context.params ?? {};
  if (id === '0') throw new HTTPError({ status: 403, message: 'Not this one' });
  event.res.headers.append('x-trail', `id ${id}`);
  return next();
};

export default refusing;
