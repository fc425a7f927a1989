import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { FastResponse, sendNodeResponse } from 'srvx/node';
import type { ErrorHandler } from '../errors/report.ts';
import { type EventAnswer, headWithPolicy } from '../exchange/event-answer.ts';
import { pairs } from '../exchange/head.ts';
import { headFor, mayMisread, sendFailure, sendHead, sendText, setHeaders } from '../exchange/outgoing.ts';
import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';
import { unlessEnded } from './ended-response.ts';
import type { AnswerReceiver } from './event-way.ts';

/** The Response that is still to be sent; undefined if the answer has been sent. */
export type Rest = Response | undefined;

/** Sends the answer of an event on node's response. */
export class NodeAnswer implements AnswerReceiver<Rest> {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #policy: Policy;
  readonly #report: ErrorHandler;

  constructor(request: IncomingMessage, response: ServerResponse, policy: Policy, report: ErrorHandler) {
    this.#request = request;
    this.#response = response;
    this.#policy = policy;
    this.#report = report;
  }

  /** Sends a whole answer at once, and turns any other into a Response. */
  deliver(answer: EventAnswer, input: PolicyInput): Rest {
    const response = this.#response;
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
  }

  /** Sends what `deliver` left to be sent. */
  send(rest: Rest | Promise<Rest>): void {
    if (rest === undefined) return;
    if (rest instanceof Promise)
      rest.then((settled) => this.send(settled)).catch((error) => this.fail(error));
    else this.#sendResponse(rest);
  }

  /** Ends the request if no answer could be made, or sent. */
  fail(error: unknown): void {
    sendFailure(this.#request, this.#response, error, this.#report);
  }

  #sendResponse(rest: Response): void {
    const sent = unlessEnded(rest, this.#request, this.#response, this.#report);
    sendNodeResponse(forSrvx(this.#response), phrased(sent)).catch((error) => this.fail(error));
  }
}

/**
 * Adapts node's response to srvx, which passes `writeHead` a flat list of headers and `end` only a callback.
 * If headers have been set on the response before, node keeps only the last of several cookies in such a
 * list. Express middleware that replaces these two methods may misread the flat list, and take the callback
 * for the last bytes.
 */
function forSrvx(response: ServerResponse): ServerResponse {
  const misreads = mayMisread(response);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...others: unknown[]) => {
    const head = others.at(-1);
    if (!Array.isArray(head)) return writeHead(status, ...others);
    if (!misreads) return writeHead(status, ...others.slice(0, -1), headFor(response, head));
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
