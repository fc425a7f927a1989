import { accepts } from './accept.ts';

/** How the items of a stream stand on the wire, each a JSON text. */
interface StreamFormat {
  readonly contentType: string;
  readonly head: { readonly [name: string]: string };
  readonly frame: (json: string) => string;
}

/** nginx, and what understands it, would keep what comes until there is much of it. */
const unbuffered = { 'x-accel-buffering': 'no' };

/**
 * Server-sent events: a JSON text has no line breaks, so that it fits one line of data. Who compresses them
 * on the way, as middleware of Express does, would keep them, too.
 */
const events: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  head: { 'cache-control': 'no-cache, no-transform', ...unbuffered },
  frame: (json) => `data: ${json}\n\n`,
};

const lines: StreamFormat = {
  contentType: 'application/x-ndjson',
  head: unbuffered,
  frame: (json) => `${json}\n`,
};

/** JSON lines for a client that accepts them and no events; everybody else gets events, whatever they accept. */
export function streamFormat(accept: string | undefined): StreamFormat {
  if (accept === undefined) return events;
  return accepts(accept, 'application/x-ndjson') && !accepts(accept, 'text/event-stream') ? lines : events;
}
