import type { ApiKey, Basic, Bearer } from 'routeclass';

export type UserToken = Bearer<{ description: 'From `POST /login`'; bearerFormat: 'JWT' }>;
export type Login = Basic<{ description: 'Of the back office'; realm: 'Back "office"' }>;
export type PartnerKey = ApiKey<'X-Partner-Key', { description: 'Given to partners' }>;
