import type { HttpError } from 'routeclass';

const handlers = { http: (error: string, status: HttpError) => [error, status.status] as const };

export { handlers as default };
