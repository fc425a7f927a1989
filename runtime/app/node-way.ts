import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { FastResponse, NodeRequest, sendNodeResponse } from 'srvx/node';
import type { ErrorHandler } from '../errors/report.ts';
import { headWithPolicy } from '../exchange/event-answer.ts';
import type { FailedRequest } from '../exchange/failed-request.ts';
import { pairs } from '../exchange/head.ts';
import { headFor, sendFailure, sendHead, sendText, setHeaders } from '../exchange/outgoing.ts';
import type { Routed } from '../exchange/routed.ts';
import type { WebRequest } from '../exchange/web.ts';
import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Policy } from '../policy/policy.ts';
import type { Verb } from '../routing/verbs.ts';
import type { App, H3Way } from './app.ts';
import { unlessEnded } from './ended-response.ts';
import type { Deliver, EventWay } from './event-way.ts';

/** The Response that is still to be sent; undefined if the answer has been sent. */
type Rest = Response | undefined;

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
    this.#send(request, response, () => this.#fetch(requestOf(request, response)));
  }

  run(request: IncomingMessage, response: ServerResponse, routed: Routed, verb: Verb): void {
    this.#send(request, response, () =>
      this.#events.run(requestOf(request, response), routed, verb, this.#deliverer(response)),
    );
  }

  takeOver(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): void {
    this.#send(request, response, () =>
      this.#events.takeOver(requestOf(request, response), failed, this.#deliverer(response)),
    );
  }

  #send(request: IncomingMessage, response: ServerResponse, answer: () => Rest | Promise<Rest>): void {
    const fail = (error: unknown) => sendFailure(request, response, error, this.#report);
    const send = (rest: Rest) => {
      if (rest === undefined) return;
      const sent = unlessEnded(rest, { req: request, res: response }, this.#report);
      sendNodeResponse(forSrvx(response), phrased(sent)).catch(fail);
    };
    try {
      const rest = answer();
      if (rest instanceof Promise) rest.then(send).catch(fail);
      else send(rest);
    } catch (error) {
      fail(error);
    }
  }

  /** Sends a whole answer at once, and turns any other into a Response. */
  #deliverer(response: ServerResponse): Deliver<Rest> {
    return (answer, input) => {
      const { body, status } = answer;
      const head = headWithPolicy(answer, this.#policy, input);
      // A middleware may have used node's response directly.
      if (response.headersSent || (body !== null && typeof body !== 'string'))
        return new FastResponse(body, { status, headers: pairs(head) });
      if (body === null) {
        sendHead(response, status, head);
        response.end();
      } else {
        const size = Buffer.byteLength(body);
        new FlatHeaders(head).set('content-length', String(size));
        sendText(response, status, body, size, head);
      }
      return undefined;
    };
  }
}

function requestOf(req: IncomingMessage, res: ServerResponse): WebRequest {
  return new NodeRequest({ req, res }) as WebRequest;
}

/**
 * Adapts node's response to srvx, which passes `writeHead` a flat list of headers and `end` only a callback.
 * If headers have been set on the response before, node keeps only the last of several cookies in such a
 * list. Express middleware that replaces these two methods may take the flat list for one of pairs, and the
 * callback for the last bytes.
 */
function forSrvx(response: ServerResponse): ServerResponse {
  const isReplaced = Object.hasOwn(response, 'writeHead');
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...others: unknown[]) => {
    const head = others.at(-1);
    if (!Array.isArray(head)) return writeHead(status, ...others);
    if (!isReplaced) return writeHead(status, ...others.slice(0, -1), headFor(response, head));
    setHeaders(response, head);
    return writeHead(status, ...others.slice(0, -1));
  }) as ServerResponse['writeHead'];
  if (Object.hasOwn(response, 'end')) {
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = ((first?: unknown, ...others: unknown[]) => {
      if (typeof first !== 'function') return end(first, ...others);
      response.once('close', first as () => void);
      return end();
    }) as ServerResponse['end'];
  }
  return response;
}

/**
 * srvx sends no reason phrase if the Response has none. This adds the phrase that node itself would write, as
 * all other answers have it.
 */
function phrased(response: Response): Response {
  const { status, statusText } = response;
  if (statusText !== '') return response;
  return Object.defineProperty(response, 'statusText', { value: STATUS_CODES[status] ?? 'unknown' });
}
