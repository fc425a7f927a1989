import type { ErrorHandlers } from 'routeclass';

/** As if it were not there. */
export default { validation: undefined, http: (error) => [null, error.status] } satisfies ErrorHandlers;
