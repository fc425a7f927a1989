import type { Query } from 'routeclass';

export type Since = Query<Date, { description: 'Not before' }>;
