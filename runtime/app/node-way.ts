import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest } from 'srvx/node';
import type { ErrorHandler } from '../errors/report.ts';
import type { FailedRequest } from '../exchange/failed-request.ts';
import type { Routed } from '../exchange/routed.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { Policy } from '../policy/policy.ts';
import type { Verb } from '../routing/verbs.ts';
import type { App, H3Way } from './app.ts';
import type { EventWay } from './event-way.ts';
import { NodeAnswer } from './node-answer.ts';

/** Turns node's messages into h3 events and sends the answers. Loaded when first needed. */
export class NodeWay {
  readonly #fetch: App['fetch'];
  readonly #events: EventWay;
  readonly #policy: Policy;
  readonly #report: ErrorHandler;

  constructor({ fetch, policy, report }: App, { events }: H3Way) {
    this.#fetch = fetch;
    this.#events = events;
    this.#policy = policy;
    this.#report = report;
  }

  /** Lets h3 answer the request. */
  throughH3(request: IncomingMessage, response: ServerResponse): void {
    const answer = this.#answerOn(request, response);
    try {
      answer.send(this.#fetch(requestOf(request, response)));
    } catch (error) {
      answer.fail(error);
    }
  }

  run(request: IncomingMessage, response: ServerResponse, routed: Routed, verb: Verb): void {
    const answer = this.#answerOn(request, response);
    try {
      answer.send(this.#events.run(requestOf(request, response), routed, verb, answer));
    } catch (error) {
      answer.fail(error);
    }
  }

  takeOver(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): void {
    const answer = this.#answerOn(request, response);
    try {
      answer.send(this.#events.takeOver(requestOf(request, response), failed, answer));
    } catch (error) {
      answer.fail(error);
    }
  }

  #answerOn(request: IncomingMessage, response: ServerResponse): NodeAnswer {
    return new NodeAnswer(request, response, this.#policy, this.#report);
  }
}

function requestOf(req: IncomingMessage, res: ServerResponse): WebRequest {
  return new NodeRequest({ req, res }) as WebRequest;
}
