import type { H3Event } from 'h3';

export default async (event: H3Event) => event.req.headers.has('authorization');
