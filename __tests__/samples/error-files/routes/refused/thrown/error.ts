import type { ErrorHandlers } from 'routeclass';

/** No status is returned at all. */
export default {
  validation: ({ entries }) => {
    throw new Error(`${entries.length} faults`);
  },
} satisfies ErrorHandlers;
