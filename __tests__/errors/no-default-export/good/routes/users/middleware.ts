import type { H3Event } from 'h3';

const served = (_event: H3Event, next: () => unknown) => next();

export { served as default };
