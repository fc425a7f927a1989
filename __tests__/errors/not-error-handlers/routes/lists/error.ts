import type { HttpError } from 'routeclass';

export default [{ http: (error: HttpError) => [null, error.status] as const }];
