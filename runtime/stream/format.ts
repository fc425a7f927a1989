import { accepts } from './accept.ts';

/** The framing of a stream's items, each a JSON text. */
interface StreamFormat {
  readonly contentType: string;
  readonly head: { readonly [name: string]: string };
  readonly frame: (json: string) => string;
}

/** nginx, and servers that know this header, would otherwise buffer the stream. */
const unbuffered = { 'x-accel-buffering': 'no' };

/**
 * Server-sent events. A JSON text has no line breaks, so it fits into one `data` line. Compressing
 * middleware, such as that of Express, would buffer the events, hence `no-transform`.
 */
const events: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  head: { 'cache-control': 'no-cache, no-transform', ...unbuffered },
  frame: (json) => `data: ${json}\n\n`,
};

/** Whether bytes of this content type are server-sent events, as those of h3's `createEventStream` are. */
export function isEvents(contentType: unknown): boolean {
  return typeof contentType === 'string' && /^text\/event-stream\s*(?:;|$)/i.test(contentType);
}

const lines: StreamFormat = {
  contentType: 'application/x-ndjson',
  head: unbuffered,
  frame: (json) => `${json}\n`,
};

/** JSON lines for a client that accepts them but not events; events for all others, whatever they accept. */
export function streamFormat(accept: string | undefined): StreamFormat {
  if (accept === undefined) return events;
  return accepts(accept, 'application/x-ndjson') && !accepts(accept, 'text/event-stream') ? lines : events;
}
