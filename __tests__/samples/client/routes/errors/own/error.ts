import type { ErrorHandlers } from 'routeclass';

export default {
  http: (error) => [{ wrong: error.detail }, error.status],
  validation: () => [{ wrong: 'all of it' }, 422],
} satisfies ErrorHandlers;
