import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import { whenClosed } from './closed.ts';
import type { AfterAnswer } from './exchange.ts';
import type { FailedRequest } from './failed-request.ts';
import { responseOf } from './response.ts';
import { type WebBody, WebExchange, type WebRequest } from './web.ts';

/** Answers for errors that need h3's event. */
export interface FailureTaker {
  takeOver(request: WebRequest, failed: FailedRequest): Response | Promise<Response>;
}

/** An exchange from a web Request to a Response, without an h3 event: ordinary requests in every runtime. */
export class FetchExchange extends WebExchange<Response> {
  readonly #taker: FailureTaker;
  #afterwards: AfterAnswer[] | undefined;
  #isGiven = false;

  constructor(
    request: WebRequest,
    path: string,
    search: string,
    start: number,
    match: Match,
    taker: FailureTaker,
  ) {
    super(request, path, search, start, match);
    this.#taker = taker;
  }

  run(verb: Verb): Response | Promise<Response> {
    return this.operate(verb);
  }

  /**
   * If node sends the answer, its response says when it has been sent. In other runtimes nothing does, and an
   * answer counts as sent once it has been returned to the server.
   */
  whenSent(use: AfterAnswer): void {
    const response = this.nodeResponse;
    if (response !== undefined) whenClosed(response, use);
    else if (this.#isGiven) queueMicrotask(() => this.#follow(use));
    else {
      this.#afterwards ??= [];
      this.#afterwards.push(use);
    }
  }

  protected answerWith(status: number, body: WebBody, head: string[]): void {
    if (this.isAnswered) return;
    this.isAnswered = true;
    this.entry.policy.addToHead(head, this);
    this.answer = responseOf(status, body, head);
  }

  protected answerByHandler(error: unknown): void {
    this.isAnswered = true;
    this.answer = this.#taker.takeOver(this.request, this.failedRequest(error));
  }

  protected override take(): Response | Promise<Response> {
    const answer = super.take();
    // A custom error handler may be asynchronous.
    if (answer instanceof Promise) return answer.finally(() => this.#give());
    this.#give();
    return answer;
  }

  #give(): void {
    this.#isGiven = true;
    if (this.#afterwards !== undefined) for (const use of this.#afterwards.splice(0)) this.#follow(use);
  }

  #follow(use: AfterAnswer): void {
    const pending = use();
    if (pending !== undefined) this.request.waitUntil?.(pending);
  }
}
