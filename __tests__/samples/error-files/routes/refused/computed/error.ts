import type { ErrorHandlers } from 'routeclass';

/** One status is known, the other is not. */
export default {
  validation: ({ entries }) => (entries.length > 3 ? [null, 413] : [null, 400 + entries.length]),
} satisfies ErrorHandlers;
