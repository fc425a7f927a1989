import process from 'node:process';

/** The extra headers that a server adds to every answer: none, CORS and request ids, or `X-Process-Time`. */
export type Setup = 'plain' | 'cors' | 'timed';

/** The setup with which this server was started. */
export const setup = (process.env.BENCH_SETUP ?? 'plain') as Setup;

/** The origin that CORS allows. */
export const origin = 'https://app.example';
