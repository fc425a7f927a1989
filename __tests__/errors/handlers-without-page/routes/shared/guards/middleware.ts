import type { H3Event } from 'h3';

export default (event: H3Event, next: () => unknown) => (event.url.pathname === '/' ? next() : undefined);
