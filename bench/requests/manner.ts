import process from 'node:process';

/** What a server puts on every answer beside what all do: nothing, CORS and request ids, or `X-Process-Time`. */
export type Manner = 'plain' | 'dressed' | 'timed';

/** As this server was started. */
export const manner = (process.env.BENCH_MANNER ?? 'plain') as Manner;

/** The page that is let in by CORS. */
export const origin = 'https://app.example';
