import { announce } from './announce.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

declare const Bun: undefined | { serve(options: { port: number; fetch: Fetch }): { port: number } };

declare const Deno: {
  serve(options: { port: number; onListen: (address: { port: number }) => void }, fetch: Fetch): unknown;
};

/** Serves an app by its `fetch`, on the server of Bun or Deno. */
export function serveFetch(fetch: Fetch): void {
  if (typeof Bun === 'undefined') Deno.serve({ port: 0, onListen: ({ port }) => announce(port) }, fetch);
  else announce(Bun.serve({ port: 0, fetch }).port);
}
