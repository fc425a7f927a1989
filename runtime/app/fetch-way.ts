import { FastResponse } from 'srvx';
import { type EventAnswer, headWithPolicy } from '../exchange/event-answer.ts';
import type { FailedRequest } from '../exchange/failed-request.ts';
import { type FailureTaker, FetchExchange } from '../exchange/fetch.ts';
import { isBeyondAscii } from '../exchange/head.ts';
import { urlOf } from '../exchange/request-url.ts';
import { responseOf, takesHeaders } from '../exchange/response.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { PolicyInput } from '../policy/policy.ts';
import type { App } from './app.ts';
import type { AnswerReceiver, EventWay } from './event-way.ts';

/** Answers a web Request with a Response, past h3's own routes and hooks. */
export class FetchWay implements FailureTaker, AnswerReceiver<Response> {
  readonly #app: App;
  readonly #events: EventWay;

  constructor(app: App, events: EventWay) {
    this.#app = app;
    this.#events = events;
  }

  /** Undefined if h3 must answer: an unusually spelt path, or an app with h3 routes, middleware or hooks. */
  answer(request: WebRequest): Response | Promise<Response> | undefined {
    const app = this.#app;
    if (app.isExtended) return undefined;
    const url = urlOf(request);
    if (url === undefined) return undefined;
    const begin = url.indexOf('/', url.indexOf('://') + 3);
    // In a URL, `#` ends the path and `\` is read as `/`. Deno leaves the latter as it was sent.
    if (begin === -1 || url.includes('#') || url.includes('\\')) return undefined;
    const question = url.indexOf('?', begin);
    const path = question === -1 ? url.slice(begin) : url.slice(begin, question);
    const match = app.table.findOrdinary(path);
    if (match === undefined) return undefined;
    const verb = match.entry.verb(request.method);
    const start = app.policy.begin();
    const search = question === -1 ? '' : url.slice(question + 1);
    // An answer to HEAD needs its `content-length`, which only the exchange on an event adds.
    if (verb.isViaH3 || request.method === 'HEAD')
      return this.#events.run(request, { path, search, match, start }, verb, this);
    return new FetchExchange(request, path, search, start, match, this).run(verb);
  }

  takeOver(request: WebRequest, failed: FailedRequest): Response | Promise<Response> {
    return this.#events.takeOver(request, failed, this);
  }

  deliver(answer: EventAnswer, input: PolicyInput): Response {
    const { body, head, eventHeaders, status } = answer;
    const { policy } = this.#app;
    if (eventHeaders !== undefined && takesHeaders && !head.includes('set-cookie')) {
      for (let i = 0; i < head.length; i += 2)
        if (!eventHeaders.has(head[i]!)) eventHeaders.set(head[i]!, head[i + 1]!);
      policy.addHeaders(eventHeaders, input);
      return new FastResponse(body, { status, headers: eventHeaders });
    }
    const flat = headWithPolicy(answer, policy, input);
    const sent = typeof body === 'string' && isBeyondAscii(flat) ? new TextEncoder().encode(body) : body;
    return responseOf(status, sent, flat);
  }
}
