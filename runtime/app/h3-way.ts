/** Everything that needs h3 itself. Loaded when first needed. */
import { H3, type H3Config, type H3Event, HTTPResponse } from 'h3';
import { answerOf } from '../errors/answer.ts';
import { WebExchange } from '../exchange/web.ts';
import type { App } from './app.ts';

/** An H3 that falls back to the app's table where none of its own routes matches. */
export function makeH3(app: App): H3 {
  const h3 = new H3(withErrors(app));
  const findOwn = h3['~findRoute'].bind(h3);
  const fallback = { data: { route: '/**', handler: (event: H3Event) => answer(app, event) }, params: {} };
  h3['~findRoute'] = (event) => findOwn(event) ?? fallback;
  return h3;
}

function answer(app: App, event: H3Event): unknown {
  const match = app.table.find(event.url.pathname);
  return new WebExchange(event, performance.now(), match).run(match.entry.verb(event.req.method));
}

/** Errors of the user's own h3 routes and middleware are answered as those of pages are, unless a hook does it. */
function withErrors(app: App): H3Config {
  const onError: NonNullable<H3Config['onError']> = (error, event) => {
    const own = app.config.onError;
    if (own !== undefined) return own(error, event);
    const cause = error.unhandled ? causeOf(error) : error;
    const { status, text, head, unexpected } = answerOf(cause);
    if (unexpected) app.report(cause, event.req.method, event.url.pathname);
    const headers: [string, string][] = [];
    for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
    return new HTTPResponse(text, { status, headers });
  };
  return {
    ...app.config,
    onRequest: (event) => app.config.onRequest?.(event),
    onResponse: (response, event) => app.config.onResponse?.(response, event),
    onError,
  };
}

/** What was thrown: h3 wraps it once, and once more where a listener of node threw it. */
function causeOf(error: Error): unknown {
  const { cause } = error;
  const isWrapped =
    typeof cause === 'object' && cause !== null && !(cause instanceof Error) && 'unhandled' in cause;
  return isWrapped ? (cause as { cause?: unknown }).cause : cause;
}
