/** Everything that needs h3 itself. Loaded when first needed. */
import { H3, type H3Config, H3Event, toRequest, toResponse } from 'h3';
import { answerOf, plainAnswer } from '../errors/answer.ts';
import { failureOf } from '../errors/failure.ts';
import { H3Exchange } from '../exchange/h3.ts';
import { httpResponse } from '../exchange/http-response.ts';
import type { WebRequest } from '../exchange/web.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import type { App, H3Way } from './app.ts';
import { answerDirectly } from './fetch-way.ts';
import type { RequestContext } from './request-context.ts';

/** An H3 that falls back to the app's table where none of its own routes matches. */
export function makeH3Way(app: App): H3Way {
  const h3 = new H3(withErrors(app));
  const findOwn = h3['~findRoute'].bind(h3);
  const fallback = { data: { route: '/**', handler: (event: H3Event) => answer(app, event) }, params: {} };
  // Looking through no routes takes as long as looking through some.
  h3['~findRoute'] = (event) => (app.isExtended ? (findOwn(event) ?? fallback) : fallback);
  return {
    h3,
    toRequest,
    answerDirectly: (request) => answerDirectly(app, request as WebRequest),
    answerFailure(request, failed) {
      const event = new H3Event(request, undefined, h3);
      return toResponse(new H3Exchange(event, failed.start, failed.match).takeOver(failed), event, h3.config);
    },
  };
}

function answer(app: App, event: H3Event): unknown {
  const { pathname } = event.url;
  const match = app.table.findOrdinary(pathname) ?? app.table.find(pathname);
  const { segmentNames } = match.entry;
  event.context.params = Object.fromEntries(segmentNames.map((name, i) => [name, match.params[i] ?? '']));
  return new H3Exchange(event, app.policy.begin(), match).run(match.entry.verb(event.req.method));
}

/** Errors of the user's own h3 routes and middleware are answered as those of pages are by default, unless a hook does it. */
function withErrors(app: App): H3Config {
  const onError: NonNullable<H3Config['onError']> = (error, event) => {
    const own = app.config.onError;
    if (own !== undefined) return own(error, event);
    const failure = failureOf(error.unhandled ? causeOf(error) : error);
    if (failure.kind === 'http') {
      const { detail, status, headers } = failure.error;
      const { text = null, head } = answerOf([{ detail }, status, headers]);
      return httpResponse(status, text, head);
    }
    const path = event.url.pathname;
    app.report(failure.error, { method: event.req.method, route: path, path, requestId: idOf(event) });
    const { status, text = null, head } = plainAnswer();
    return httpResponse(status, text, head);
  };
  return {
    ...app.config,
    onRequest: (event) => app.config.onRequest?.(event),
    onResponse: (response, event) => app.config.onResponse?.(response, event),
    onError,
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
