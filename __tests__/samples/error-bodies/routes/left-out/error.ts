import type { ErrorHandlers } from 'routeclass';

/** Fields that JSON leaves out where they are undefined. */
export default {
  http: ({ cause, detail, status }) => {
    const pair = [status, { cause }] as const;
    return [{ detail, cause, all: [{ of: { cause } }], pair, named: { status, [detail]: { cause } } }, status];
  },
  validation: ({ entries }) => [{ faults: entries.map(({ input, msg }) => ({ input, msg })) }, 422],
} satisfies ErrorHandlers;
