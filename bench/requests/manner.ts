import process from 'node:process';

/** The extra headers that a server adds to every answer: none, CORS and request ids, or `X-Process-Time`. */
export type Manner = 'plain' | 'dressed' | 'timed';

/** The manner in which this server was started. */
export const manner = (process.env.BENCH_MANNER ?? 'plain') as Manner;

/** The origin that CORS allows. */
export const origin = 'https://app.example';
