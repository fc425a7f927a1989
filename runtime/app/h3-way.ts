/** Everything that needs h3 itself. Loaded when first needed. */
import { H3, type H3Config, type H3Event, toRequest } from 'h3';
import { answerOf, plainAnswer } from '../errors/answer.ts';
import { failureOf } from '../errors/failure.ts';
import { H3Exchange } from '../exchange/h3.ts';
import { OwnAnswer } from '../exchange/own-answer.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import type { App, H3Way } from './app.ts';
import { EventWay, paramsOf } from './event-way.ts';
import { FetchWay } from './fetch-way.ts';
import type { RequestContext } from './request-context.ts';

/** An H3 that falls back to the app's table where none of its own routes matches. */
export function makeH3Way(app: App): H3Way {
  const onError = answererOf(app);
  const h3 = new H3({ ...app.config, ...hooksOf(app), onError });
  const findOwn = h3['~findRoute'].bind(h3);
  const fallback = { data: { route: '/**', handler: (event: H3Event) => answer(app, event) }, params: {} };
  // Looking through no routes takes as long as looking through some.
  h3['~findRoute'] = (event) => (app.isExtended ? (findOwn(event) ?? fallback) : fallback);
  const events = new EventWay(h3, app.policy, { silent: true, onError });
  return { h3, events, direct: new FetchWay(app, events), toRequest };
}

function answer(app: App, event: H3Event): unknown {
  const { pathname: path, search } = event.url;
  const match = app.table.findOrdinary(path) ?? app.table.find(path);
  event.context.params = paramsOf(match);
  const routed = { path, search: search.slice(1), match, start: app.policy.begin() };
  return new H3Exchange(event, routed).run(match.entry.verb(event.req.method));
}

/** Hooks may come and go as long as the app lives. */
function hooksOf(app: App): H3Config {
  return {
    onRequest: (event) => app.config.onRequest?.(event),
    onResponse: (response, event) => app.config.onResponse?.(response, event),
  };
}

/** Errors of the user's own h3 routes and middleware are answered as those of pages are by default, unless a hook does it. */
function answererOf(app: App): NonNullable<H3Config['onError']> {
  return (error, event) => {
    const own = app.config.onError;
    if (own !== undefined) return own(error, event);
    const failure = failureOf(error.unhandled ? causeOf(error) : error);
    if (failure.kind === 'http') {
      const { detail, status, headers } = failure.error;
      const { text = null, head } = answerOf([{ detail }, status, headers]);
      return new OwnAnswer(status, text, head);
    }
    const path = event.url.pathname;
    app.report(failure.error, { method: event.req.method, route: path, path, requestId: idOf(event) });
    const { status, text = null, head } = plainAnswer();
    return new OwnAnswer(status, text, head);
  };
}

function idOf({ context, req }: H3Event): string | undefined {
  return (context as RequestContext).requestId ?? saneRequestId(req.headers.get(defaultRequestIdHeader));
}

/** What was thrown: h3 wraps it once, and once more where a listener of node threw it. */
function causeOf(error: Error): unknown {
  const { cause } = error;
  const isWrapped =
    typeof cause === 'object' && cause !== null && !(cause instanceof Error) && 'unhandled' in cause;
  return isWrapped ? (cause as { cause?: unknown }).cause : cause;
}
