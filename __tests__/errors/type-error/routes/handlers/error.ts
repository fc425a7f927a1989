import type { ErrorHandlers } from 'routeclass';

export default {
  http: (error) => ({ detail: error.detail }),
  validation: async () => 'It is invalid',
} satisfies ErrorHandlers;
