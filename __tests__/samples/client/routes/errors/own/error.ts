import type { ErrorHandlers } from 'routeclass';

export default {
  http: (error) => [{ wrong: error.detail }, error.status],
  validation: ({ entries }) => [{ wrong: 'all of it' }, entries.length > 1 ? 422 : 400],
} satisfies ErrorHandlers;
