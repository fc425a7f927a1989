import { composeMiddleware, type H3Event, type HTTPResponse } from 'h3';
import { answerOf, badRequest, internalError } from '../errors/answer.ts';
import { withBytes } from '../errors/bytes-reply.ts';
import type { Failure } from '../errors/failure.ts';
import { type ErrorAnswerer, type ErrorReply, factsKey } from '../errors/handlers.ts';
import { ContractError, TooLarge } from '../errors/internal.ts';
import { withRequiredHeader } from '../errors/required-header.ts';
import type { Verb } from '../routing/verbs.ts';
import { answerBytes, answerItems, type StreamTarget, withTrackedEnd } from '../stream/answer-stream.ts';
import type { ByteStream } from '../stream/byte-source.ts';
import { mismatch } from '../write/mismatch.ts';
import { AnswerEnd } from './answer-end.ts';
import { conclude, isConcluded, untilConcluded } from './conclusion.ts';
import { inContext } from './context.ts';
import { copyIfReusable } from './copy-if-reusable.ts';
import { withErrorHeaders } from './error-headers.ts';
import type { AfterAnswer, ItemOf } from './exchange.ts';
import type { FailedRequest } from './failed-request.ts';
import { isResponse } from './global-response.ts';
import type { ReplyHeaders } from './head.ts';
import { canLinger, lingeringResponse } from './lingering.ts';
import { OwnAnswer } from './own-answer.ts';
import { hasValidUrl } from './request-url.ts';
import { RouteEvent } from './route-event.ts';
import type { Routed } from './routed.ts';
import { runMiddleware } from './run-middleware.ts';
import { isBodiless } from './status.ts';
import { sendableResponse } from './unsendable.ts';
import { type WebBody, WebExchange } from './web.ts';
import { closeBody } from './web-body.ts';

type Answer = HTTPResponse | Response;

/** An exchange on an h3 event. It supports everything that a route can need. */
export class H3Exchange extends WebExchange<Answer> {
  readonly #event: H3Event;
  #answerEnd: AnswerEnd | undefined;

  constructor(event: H3Event, { match, path, search, start }: Routed) {
    super(event.req, path, search, start, match);
    this.#event = event;
  }

  override get event(): H3Event {
    return this.#event;
  }

  /**
   * Runs an operation to its end, inside the middleware of its route, and returns the answer for h3: at once
   * if everything is synchronous.
   */
  run(verb: Verb): unknown {
    const isInside = this.entry.middleware.length > 0 && !this.entry.isPreflight(this);
    if (!isInside && this.method !== 'HEAD') return this.operate(verb);
    const result = isInside ? this.#within(verb) : this.operate(verb);
    return this.#ended(result);
  }

  #within(verb: Verb): unknown {
    untilConcluded(this.#event, this.entry.dependencies);
    const operate = () => {
      this.request = this.event.req;
      this.search = this.#searchOfEvent;
      return this.operate(verb);
    };
    return runMiddleware(this.entry.chain(composeMiddleware), this.event, operate, this);
  }

  /** The query text, which middleware may change through `event.url`, as h3's `getQuery` reads it. */
  get #searchOfEvent(): string {
    const event = this.#event;
    return event instanceof RouteEvent ? (event.search ?? this.search) : event.url.search.slice(1);
  }

  /** Answers for an error that an operation threw on another exchange. */
  takeOver({ error, isBodyTaken }: FailedRequest): unknown {
    this.isBodyTaken = isBodyTaken;
    return this.#ended(this.failed(error));
  }

  override get requestId(): string | undefined {
    const { requestId } = this.event.context as { requestId?: string };
    return this.entry.policy.requestIds && requestId;
  }

  whenSent(use: AfterAnswer): void {
    this.#end.whenSent(use);
  }

  /** Created on first use: most answers are a text and need none. */
  get #end(): AnswerEnd {
    this.#answerEnd ??= new AnswerEnd({
      event: this.#event,
      nodeResponse: this.nodeResponse,
      answer: () => this.answer,
      report: this.#reporter(),
    });
    return this.#answerEnd;
  }

  /** `report` in the current asynchronous context: answers end in that of their reader or connection. */
  #reporter(): (error: unknown) => void {
    return inContext((error: unknown) => this.report(error));
  }

  override respond(response: Response): void {
    // h3 would send any other object as a text, even the Response of a package such as undici.
    if (!isResponse(response)) throw mismatch('a Response of the global class', response);
    this.#respond(response, false);
  }

  override stream<I extends AsyncIterable<unknown>>(
    status: number,
    items: I,
    write: (item: ItemOf<I>) => string,
    headers?: ReplyHeaders,
  ): Promise<void> {
    // The items of a union of streams have one of their item types.
    return answerItems(this.#target(), items, write as (item: unknown) => string, { status, headers });
  }

  override pass(status: number, body: ByteStream | Blob, headers?: ReplyHeaders): Promise<void> {
    return answerBytes(this.#target(), body, { status, headers });
  }

  #target(): StreamTarget {
    return {
      event: this.event,
      nodeResponse: this.nodeResponse,
      header: (lowerName) => this.header(lowerName),
      report: this.#reporter(),
      begin: (flow) => {
        this.#end.begin(flow);
        if (isConcluded(this.#event) || this.isAnswered) void flow.end();
      },
      open: (status, head, flow) => this.answerWith(status, flow?.body ?? null, head),
      empty: (status, headers) => this.empty(status, headers),
    };
  }

  protected async answerByHandler(
    error: unknown,
    failure: Failure,
    answer: ErrorAnswerer<unknown>,
  ): Promise<void> {
    if (failure.kind === 'unhandled') this.report(failure.error);
    const isTooLarge = error instanceof TooLarge;
    if (!hasValidUrl(this.request)) return this.deliver(badRequest(), isTooLarge);
    Object.assign(this.event.context, { [factsKey]: this.facts });
    if (this.isBodyTaken) closeBody(this.request);
    try {
      const returned = await answer(failure.error, this.event);
      const given = isResponse(returned) ? sendableResponse(returned) : withBytes(returned);
      const reply = failure.kind === 'http' ? withRequiredHeader(given, failure.error) : given;
      if (isTuple(reply)) this.deliver(answerOf(reply), isTooLarge);
      else if (reply instanceof Response) this.#respond(reply, isTooLarge && canLinger(this.request));
      else throw new ContractError('An error handler returns a Response or a body with its status');
    } catch (fault) {
      // A handler may rethrow an error that it has no answer for.
      if (failure.kind !== 'unhandled' || fault !== failure.error) this.report(fault);
      this.deliver(internalError(), isTooLarge);
    }
  }

  #respond(response: Response, lingers: boolean): void {
    const own = sendableResponse(response);
    this.#end.watch();
    // Bytes beyond the declared length would be read as the next answer on the connection.
    if (this.nodeResponse !== undefined) this.nodeResponse.strictContentLength = true;
    const hasBody = !isBodiless(response.status);
    const sent = this.#withTrackedEnd(own);
    this.#settle(lingers && hasBody ? lingeringResponse(sent, () => this.drained()) : copyIfReusable(sent));
  }

  /**
   * The Response, wrapped if its end must be known: a server on node does not wait for a body that it
   * cancels, and h3 not for one that nobody reads. An error answer for a failed stream needs no wrapping,
   * because the stream itself can be waited for.
   */
  #withTrackedEnd(response: Response): Response {
    return this.#end.tracks(response) ? withTrackedEnd(this.#target(), response) : response;
  }

  /** Answers for an error of middleware, in place of the operation's answer. */
  replaceAnswer(error: unknown): Answer | Promise<Answer> {
    this.#end.cancel();
    this.isAnswered = false;
    this.answer = undefined;
    return this.failed(error);
  }

  #ended(answer: unknown): unknown {
    return answer instanceof Promise ? this.#endedLater(answer) : this.#ending(answer);
  }

  #endedLater(answer: Promise<unknown>): Promise<unknown> {
    return answer.then((settled) => this.#ending(settled));
  }

  /**
   * Finishes an answer: cancels the body of an earlier answer that a middleware replaced, and the body of an
   * answer to HEAD.
   */
  #ending(answer: unknown): unknown {
    conclude(this.#event);
    const sent = answer === this.answer ? answer : this.#end.replacedBy(answer);
    if (!(sent instanceof Response)) return sent;
    this.#end.watch();
    this.answer = this.method === 'HEAD' ? this.#headOf(sent) : sent;
    return this.answer;
  }

  #headOf(answer: Response): Response {
    this.#end.cancelBody(answer);
    return new Response(null, answer);
  }

  protected answerWith(status: number, body: WebBody, head: string[]): void {
    // Servers declare the length of the body that they send, but for HEAD they receive none.
    if (this.method === 'HEAD' && (typeof body === 'string' || body instanceof Uint8Array)) {
      const { byteLength } = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      head.push('content-length', String(byteLength));
    }
    this.#settle(new OwnAnswer(status, body, head));
  }

  #settle(answer: Answer): void {
    const isTooLate = this.isAnswered || isConcluded(this.#event);
    if (!this.isAnswered) this.answer = answer;
    // A middleware may turn this answer into a Response, which cannot get these headers later.
    if (!isTooLate && this.entry.middleware.length > 0) withErrorHeaders(answer, this.#event);
    this.isAnswered = true;
    if (isTooLate && answer instanceof Response) this.#end.cancelBody(answer);
  }
}

function isTuple(reply: Response | ErrorReply): reply is ErrorReply {
  return Array.isArray(reply);
}
