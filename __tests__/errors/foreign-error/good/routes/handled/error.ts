import type { ErrorHandlers } from 'routeclass';
import { UpstreamError } from '../_errors.ts';

export default {
  unhandled: (error) =>
    error instanceof UpstreamError
      ? [{ detail: error.message }, error.statusCode]
      : [{ detail: 'Internal server error' }, 500],
} satisfies ErrorHandlers;
