import type { H3Event } from 'h3';
import { note } from '../../app/log.ts';

export default (_event: H3Event, next: () => unknown) => {
  note('middleware');
  return next();
};
