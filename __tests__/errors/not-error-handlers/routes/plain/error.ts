import type { ErrorHandlers } from 'routeclass';

export default {
  http: () => new Response('It failed', { status: 99 }),
} satisfies ErrorHandlers;
