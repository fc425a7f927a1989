import { FastResponse } from 'srvx';
import type { FailedRequest } from '../exchange/failed-request.ts';
import { type FailureTaker, FetchExchange } from '../exchange/fetch.ts';
import { isBeyondAscii, recordOrPairs } from '../exchange/head.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { App } from './app.ts';
import type { EventBody, EventWay } from './event-way.ts';

/** From a web Request to a Response, past h3's routes and hooks. */
export class FetchWay implements FailureTaker {
  readonly #app: App;
  readonly #events: EventWay;

  constructor(app: App, events: EventWay) {
    this.#app = app;
    this.#events = events;
  }

  /** Undefined for what is h3's to answer: paths that are not spelt as everybody does, and apps with routes, middleware or hooks of their own. */
  answer(request: WebRequest): Response | Promise<Response> | undefined {
    const app = this.#app;
    if (app.isExtended) return undefined;
    const { url } = request;
    const begin = url.indexOf('/', url.indexOf('://') + 3);
    if (begin === -1 || url.includes('#')) return undefined;
    const question = url.indexOf('?', begin);
    const path = question === -1 ? url.slice(begin) : url.slice(begin, question);
    const match = app.table.findOrdinary(path);
    if (match === undefined) return undefined;
    const verb = match.entry.verb(request.method);
    const start = app.policy.begin();
    // Of an answer to HEAD an event's way tells how long it would be.
    if (verb.isViaH3 || request.method === 'HEAD')
      return this.#events.run(request, match, verb, start, respond);
    const search = question === -1 ? '' : url.slice(question + 1);
    return new FetchExchange(request, path, search, start, match, this).run(verb);
  }

  takeOver(request: WebRequest, failed: FailedRequest): Response | Promise<Response> {
    return this.#events.takeOver(request, failed, respond);
  }
}

function respond(status: number, body: EventBody, head: string[]): Response {
  const sent = typeof body === 'string' && isBeyondAscii(head) ? new TextEncoder().encode(body) : body;
  return new FastResponse(sent, { status, headers: recordOrPairs(head) });
}
