import type { IncomingMessage } from 'node:http';
import { FastResponse } from 'srvx';
import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import type { FailedRequest } from './failed-request.ts';
import { readBody } from './incoming.ts';
import { canLinger } from './lingering.ts';
import { type WebBody, WebExchange, type WebRequest } from './web.ts';

/** Takes over what cannot be answered without h3's event. */
export interface FailureFetcher {
  fetchFailure(request: WebRequest, failed: FailedRequest): Response | Promise<Response>;
}

/** An exchange from a web Request to a Response, without an event of h3: what is ordinary, in every runtime. */
export class FetchExchange extends WebExchange<Response> {
  readonly #taker: FailureFetcher;
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

  run(verb: Verb): Response | Promise<Response> {
    return this.operate(verb);
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
    // Those of HTTP/2 share a connection.
    if (!canLinger(this.request) || this.request.bodyUsed) return super.readText(limit);
    const message = this.request.runtime!.node!.req as IncomingMessage;
    return new Promise((resolve, reject) => {
      readBody(message, limit, (text, error) => (error === undefined ? resolve(text) : reject(error)));
    });
  }

  protected answerWith(status: number, body: WebBody, head: string[]): void {
    if (this.isAnswered) return;
    this.isAnswered = true;
    this.dress(head);
    this.answer = new FastResponse(body, { status, headers: pairs(head) });
  }

  protected answerByHand(error: unknown): void {
    this.isAnswered = true;
    const { entry, isBodyTaken, params, start } = this;
    this.answer = this.#taker.fetchFailure(this.request, {
      match: { entry, params },
      start,
      error,
      isBodyTaken,
    });
  }

  protected override take(): Response | Promise<Response> {
    const answer = super.take();
    this.#isGiven = true;
    for (const use of this.#afterwards?.splice(0) ?? []) {
      const pending = use();
      if (pending !== undefined) this.request.waitUntil?.(pending);
    }
    return answer;
  }
}

function pairs(head: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return headers;
}
