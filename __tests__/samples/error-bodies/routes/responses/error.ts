import type { ErrorHandlers } from 'routeclass';

export default {
  http: ({ detail, status }) =>
    Response.json({ detail }, { status, headers: { 'content-type': 'application/vnd.shop+json' } }),
  validation: ({ entries }) => Response.json({ faults: entries }, { status: 422 }),
} satisfies ErrorHandlers;
