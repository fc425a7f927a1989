import type { ErrorHandlers } from 'routeclass';

/** What no file below answers: only `http`, so a refused request is answered as by default. */
const handlers: ErrorHandlers = {
  http: (error) => [{ problem: error.detail }, error.status],
};

export default handlers;
