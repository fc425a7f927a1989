import type { H3Event } from 'h3';
import { ApiError } from '../_errors.ts';

export default (event: H3Event, next: () => unknown) => {
  if (event.req.headers.get('x-key') === null) throw new ApiError('A key, please', 401);
  return next();
};
