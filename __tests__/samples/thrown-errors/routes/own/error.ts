import type { ErrorHandlers } from 'routeclass';

export default {
  http: ({ code, status }) => [{ code: code ?? 'NONE' }, status],
} satisfies ErrorHandlers;
