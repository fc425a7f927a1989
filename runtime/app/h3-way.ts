/** Everything that needs h3 itself. Loaded when first needed. */
import { H3, type H3Config, H3Event, toRequest } from 'h3';
import { isPromise } from '../dependencies/late.ts';
import { badRequest } from '../errors/answer.ts';
import { concluding, untilConcluded } from '../exchange/conclusion.ts';
import { withErrorHeaders } from '../exchange/error-headers.ts';
import { H3Exchange } from '../exchange/h3.ts';
import { spellAsRoutes } from '../exchange/path-spelling.ts';
import { hasValidUrl } from '../exchange/request-url.ts';
import { responseOf } from '../exchange/response.ts';
import { drainWhenAnswered } from '../exchange/unread.ts';
import { sendable } from '../exchange/unsendable.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { App, H3Way } from './app.ts';
import { EventWay, paramsOf } from './event-way.ts';
import { FetchWay } from './fetch-way.ts';
import { h3ErrorHandler, reportH3Error, reportOnEvent } from './h3-errors.ts';
import { giveOwnWaitUntil } from './wait-until.ts';

/** An `H3` that falls back to the app's table if none of its own routes matches. */
export function makeH3Way(app: App): H3Way {
  const onError = h3ErrorHandler(app);
  // Inherits the settings of the app, which may still change. h3's `serve` freezes them, so this does not assign.
  const own = Object.getOwnPropertyDescriptors({ ...hooksOf(app), onError });
  const config: H3Config = Object.create(app.config, own);
  const h3 = new H3(config);
  const findOwn = h3['~findRoute'].bind(h3);
  const fallback = { data: { route: '/**', handler: (event: H3Event) => answer(app, event) }, params: {} };
  // Searching an empty list of routes takes h3 as long as searching a short one.
  h3['~findRoute'] = (event) => (app.isExtended ? (findOwn(event) ?? fallback) : fallback);
  const handle = h3.handler;
  const keepWork = (request: WebRequest) =>
    giveOwnWaitUntil(request, app.dependencies, {
      report: (error) => reportOnEvent(app, error, new H3Event(request)),
    });
  h3.handler = (event) => {
    spellAsRoutes(event);
    return concluding(event, (own) => {
      untilConcluded(own, app.dependencies);
      const answer = handle(own);
      return isPromise(answer) ? answer.then(sendable) : sendable(answer);
    });
  };
  const events = new EventWay(h3, app.policy, { silent: true, onError });
  const fetch = (request: WebRequest) => {
    drainWhenAnswered(request);
    if (!hasValidUrl(request)) return refused();
    // Before `onRequest` is called.
    keepWork(request);
    return h3.fetch(request);
  };
  const mounted = (event: H3Event) => {
    drainWhenAnswered(event.req);
    keepWork(event.req);
    return h3.handler(event);
  };
  return { h3, events, direct: new FetchWay(app, events), fetch, mounted, toRequest };
}

function answer(app: App, event: H3Event): unknown {
  const { pathname: path, search } = event.url;
  const match = app.table.findOrdinary(path) ?? app.table.find(path);
  event.context.params = paramsOf(match);
  const routed = { path, search: search.slice(1), match, start: app.policy.begin() };
  const given = new H3Exchange(event, routed).run(match.entry.verb(event.req.method));
  if (given instanceof Promise) return given.then((settled) => withErrorHeaders(settled, event));
  return withErrorHeaders(given, event);
}

function refused(): Response {
  const { status, text = null, head } = badRequest();
  return responseOf(status, text, head);
}

/** Hooks that look up the app's own at each request: these may change at any time. */
function hooksOf(app: App): H3Config {
  return {
    onRequest: (event) => {
      spellAsRoutes(event);
      return app.config.onRequest?.(event);
    },
    onResponse: async (response, event) => {
      try {
        await app.config.onResponse?.(response, event);
      } catch (error) {
        // The answer is sent all the same, and h3 would swallow the error.
        reportH3Error(app, error, event);
      }
    },
  };
}
