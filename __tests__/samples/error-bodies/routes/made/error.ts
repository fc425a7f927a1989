import type { ErrorHandlers } from 'routeclass';

const headers = { 'content-type': 'application/vnd.shop+json' };

/** A `Response` with its options in other shapes. */
export default {
  http: ({ detail, status }) => {
    if (status === 404) return Response.json({ detail }, { ...{ headers }, status: 404 });
    return Response.json({ detail }, { status: status === 409 ? 410 : 503, headers });
  },
  validation: ({ entries }) => Response.json({ faults: entries.length }),
} satisfies ErrorHandlers;
