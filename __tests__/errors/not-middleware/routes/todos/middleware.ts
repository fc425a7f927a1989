import type { H3Event } from 'h3';

const log = (_event: H3Event) => undefined;

export default [log, 'log'];
