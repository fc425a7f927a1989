import type { Middleware } from 'h3';

const log: Middleware = (_event, next) => next();
const shared: Middleware[] = [log];

export default [...shared, log];
