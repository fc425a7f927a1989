import type { ErrorHandlers } from 'routeclass';

export default {
  validation: ({ entries }) => (entries.length > 3 ? [{ many: true }, 413] : [{ few: true }, 400]),
} satisfies ErrorHandlers;
