import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';
import { ContractError } from '../errors/internal.ts';
import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import { drain } from './drain.ts';
import type { FailedRequest } from './failed-request.ts';
import { seconds } from './head.ts';
import { canLinger, lingering } from './lingering.ts';
import { readBody } from './node-body.ts';
import { type WebBody, WebExchange, type WebRequest } from './web.ts';

/** Takes over what cannot be answered without h3's event. */
export interface FailureFetcher {
  fetchFailure(request: WebRequest, failed: FailedRequest): Response | Promise<Response>;
}

/** An exchange from a web Request to a Response, without an event of h3: what is ordinary, in every runtime. */
export class FetchExchange extends WebExchange {
  readonly #taker: FailureFetcher;
  #requestId: string | undefined;
  #answer: Response | Promise<Response> | undefined;
  #afterwards: (() => void | Promise<void>)[] | undefined;
  #isGiven = false;

  constructor(
    request: WebRequest,
    path: string,
    search: string,
    start: number,
    match: Match,
    taker: FailureFetcher,
  ) {
    super(request, path, search, start, match);
    this.#taker = taker;
  }

  /** Runs an operation to its end; nothing it throws or rejects with gets out. */
  run(verb: Verb): Response | Promise<Response> {
    try {
      const pending = verb.run(this.entry.page, this);
      if (pending !== undefined)
        return pending.then(
          () => this.#take(),
          (error) => this.#failed(error),
        );
    } catch (error) {
      return this.#failed(error);
    }
    return this.#take();
  }

  get requestId(): string | undefined {
    const { requestIds } = this.entry.policy;
    this.#requestId ??= requestIds?.idFor(this.header(requestIds.header));
    return this.#requestId;
  }

  /** Where node sends the answer it tells when it has; elsewhere nobody does, and it is the moment in which the answer is given. */
  whenSent(use: () => void | Promise<void>): void {
    const response = this.request.runtime?.node?.res;
    if (response?.closed ?? this.#isGiven) queueMicrotask(use);
    else if (response !== undefined) response.once('close', use);
    else {
      this.#afterwards ??= [];
      this.#afterwards.push(use);
    }
  }

  /** Where the server is node's its own message is read: the web's stream that stands on it takes most of the time of a request. */
  protected override readText(limit: number): Promise<string> {
    const message = this.#message;
    if (message === undefined || this.request.bodyUsed) return super.readText(limit);
    return new Promise((resolve, reject) => {
      readBody(message, limit, (text, error) => (error === undefined ? resolve(text) : reject(error)));
    });
  }

  /** Node's own, of HTTP/1: those of HTTP/2 share a connection. */
  get #message(): IncomingMessage | undefined {
    if (!canLinger(this.request)) return undefined;
    return this.request.runtime?.node?.req as IncomingMessage;
  }

  get event(): H3Event {
    throw new ContractError('The event is there only on the h3 way: the table must say viaH3');
  }

  respond(_response: Response): void {
    throw new ContractError('A Response is sent only on the h3 way: the table must say viaH3');
  }

  stream(): never {
    throw new ContractError('A stream is sent only on the h3 way: the table must say viaH3');
  }

  pass(): never {
    throw new ContractError('A stream is sent only on the h3 way: the table must say viaH3');
  }

  protected answerWith(status: number, body: WebBody, head: string[]): void {
    if (this.isAnswered) return;
    this.isAnswered = true;
    this.#dress(head);
    this.#answer = new FastResponse(body, { status, headers: pairs(head) });
  }

  protected answerLingering(status: number, text: string, head: string[]): void {
    const bytes = new TextEncoder().encode(text);
    head.push('content-length', String(bytes.byteLength));
    const { source } = this;
    const message = this.#message;
    const drained = async () => {
      if (source !== undefined) await source.drain();
      else if (message !== undefined) await new Promise<void>((resolve) => drain(message, resolve));
    };
    this.answerWith(
      status,
      lingering(() => bytes, drained),
      head,
    );
  }

  protected answerByHand(error: unknown): void {
    this.isAnswered = true;
    const { entry, isBodyTaken, params, start } = this;
    this.#answer = this.#taker.fetchFailure(this.request, {
      match: { entry, params },
      start,
      error,
      isBodyTaken,
    });
  }

  #dress(head: string[]): void {
    const { policy } = this.entry;
    if (policy.isBare) {
      if (policy.isTimed) head.push('x-process-time', seconds(this.start));
      return;
    }
    const origin = policy.cors && this.header('origin');
    policy.dress(new FlatHeaders(head), { start: this.start, origin, requestId: this.requestId });
  }

  #failed(error: unknown): Response | Promise<Response> {
    const pending = this.fail(error);
    return pending === undefined ? this.#take() : pending.then(() => this.#take());
  }

  #take(): Response | Promise<Response> {
    if (this.#answer === undefined) return this.#failed(new Error('The operation ended without an answer'));
    this.#isGiven = true;
    for (const use of this.#afterwards ?? []) {
      const pending = use();
      if (pending !== undefined) this.request.waitUntil?.(pending);
    }
    return this.#answer;
  }
}

function pairs(head: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return headers;
}
