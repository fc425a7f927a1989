import type { ErrorHandlers } from 'routeclass';

export default {
  http: (error) => [{ message: error.detail }, error.status],
} satisfies ErrorHandlers;
