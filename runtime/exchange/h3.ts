import { type H3Event, type HTTPResponse, type Middleware, onDispose } from 'h3';
import type { Failed } from '../dependencies/releases.ts';
import { answerOf, badRequest, plainAnswer } from '../errors/answer.ts';
import { withBytes } from '../errors/bytes-reply.ts';
import { withDemanded } from '../errors/demanded-header.ts';
import type { Failure } from '../errors/failure.ts';
import { type ErrorAnswerer, type ErrorReply, factsKey } from '../errors/handlers.ts';
import { ContractError, TooLarge } from '../errors/internal.ts';
import type { Verb } from '../routing/verbs.ts';
import { answerBytes, answerItems, followed, type StreamTarget } from '../stream/answer-stream.ts';
import type { ByteStream } from '../stream/byte-source.ts';
import { isAbort, type Outflow } from '../stream/outflow.ts';
import { isAddressed } from './address.ts';
import { whenClosed } from './closed.ts';
import { conclude, isConcluded } from './conclusion.ts';
import { withErrorHeaders } from './error-headers.ts';
import type { AfterAnswer, ItemOf } from './exchange.ts';
import type { FailedRequest } from './failed-request.ts';
import { fetched } from './fetched.ts';
import type { ReplyHeaders } from './head.ts';
import { canLinger, lingeringResponse } from './lingering.ts';
import { OwnAnswer } from './own-answer.ts';
import type { Routed } from './routed.ts';
import { isBodiless } from './status.ts';
import { unsendable } from './unsendable.ts';
import { unshared } from './unshared.ts';
import { type WebBody, WebExchange } from './web.ts';
import { closeBody } from './web-body.ts';
import { within } from './within.ts';

type Answer = HTTPResponse | Response;

/** An exchange on an event of h3: whatever a route asks for. */
export class H3Exchange extends WebExchange<Answer> {
  readonly #event: H3Event;
  #flow: Outflow | undefined;
  #isWatched = false;
  /** Whether something waits for the end of the answer. */
  #isAwaited = false;

  constructor(event: H3Event, { match, path, search, start }: Routed) {
    super(event.req, path, search, start, match);
    this.#event = event;
  }

  override get event(): H3Event {
    return this.#event;
  }

  /** Runs an operation to its end, inside the middleware of its route, and gives what h3 is to send: at once where all is synchronous. */
  run(verb: Verb): unknown {
    const { middleware } = this.entry;
    const isInside = middleware.length > 0 && !this.entry.isPreflight(this);
    if (!isInside && this.method !== 'HEAD') return this.operate(verb);
    const result = isInside ? this.#within(middleware, verb) : this.operate(verb);
    return result instanceof Promise ? result.then((answer) => this.#ending(answer)) : this.#ending(result);
  }

  #within(middleware: readonly Middleware[], verb: Verb): unknown {
    const operate = () => {
      this.request = this.event.req;
      return this.operate(verb);
    };
    return within(middleware, this.event, operate, (error) => this.#replaced(error));
  }

  /** Answers for an error that an operation threw elsewhere. */
  takeOver({ error, isBodyTaken }: FailedRequest): unknown {
    this.isBodyTaken = isBodyTaken;
    const answer = this.failed(error);
    return answer instanceof Promise ? answer.then((given) => this.#ending(given)) : this.#ending(answer);
  }

  override get requestId(): string | undefined {
    const { requestId } = this.event.context as { requestId?: string };
    return this.entry.policy.requestIds && requestId;
  }

  whenSent(use: AfterAnswer): void {
    this.#isAwaited = true;
    const response = this.nodeResponse;
    // A generator may still be at work when its client has left.
    const afterwards = (failed?: Failed) =>
      this.#flow === undefined
        ? use(failed)
        : this.#flow.finished.then((own) => use(own ?? this.#untold(failed)));
    if (response !== undefined) whenClosed(response, afterwards);
    // h3 has asked already who is to be told of the end.
    else if (isConcluded(this.#event)) {
      queueMicrotask(() => {
        const pending = afterwards();
        if (pending !== undefined) this.#event.waitUntil(pending);
      });
    } else this.#whenRead(afterwards);
  }

  /**
   * h3 tells when a body has been read to its end. Of a stream it reads an item ahead, and waits for a reader of that: where the request has
   * been aborted none may come, and the signal alone tells.
   */
  #whenRead(afterwards: AfterAnswer): void {
    const { signal } = this.event.req;
    let isTold = false;
    const tell = (failed?: Failed) => {
      if (isTold) return;
      isTold = true;
      signal.removeEventListener('abort', leave);
      return afterwards(failed);
    };
    const leave = () => {
      // What h3 has not begun to read it finds broken off.
      if (this.#flow === undefined || !isConcluded(this.#event)) return;
      const pending = tell();
      if (pending !== undefined) this.#event.waitUntil(pending);
    };
    signal.addEventListener('abort', leave, { once: true });
    onDispose(this.event, (reason) => {
      // A stream that is sent as it is tells all itself: what else is told is why its reader left.
      const failed = this.#isFlowSent() ? undefined : failedWith(reason);
      this.#reportUntold(failed);
      return tell(failed);
    });
  }

  #isFlowSent(): boolean {
    const { body } = (this.answer ?? {}) as { body?: unknown };
    return this.#flow !== undefined && body === this.#flow.body;
  }

  /** What an answer ended with, unless its stream has told that itself: what it is piped through may fail, or what was sent in its place. */
  #untold(failed: Failed | undefined): Failed | undefined {
    return failed !== undefined && this.#flow?.hasTold(failed.error) ? undefined : failed;
  }

  #reportUntold(failed: Failed | undefined): void {
    const untold = this.#untold(failed);
    if (untold !== undefined) this.report(untold.error);
  }

  override respond(response: Response): void {
    this.#respond(response, false);
  }

  override stream<I extends AsyncIterable<unknown>>(
    status: number,
    items: I,
    write: (item: ItemOf<I>) => string,
    headers?: ReplyHeaders,
  ): Promise<void> {
    // What a stream of one kind or another gives is what its kinds give.
    return answerItems(this.#target(), items, write as (item: unknown) => string, { status, headers });
  }

  override pass(status: number, body: ByteStream | Blob, headers?: ReplyHeaders): Promise<void> {
    return answerBytes(this.#target(), body, { status, headers });
  }

  #target(): StreamTarget {
    return {
      event: this.event,
      header: (lowerName) => this.header(lowerName),
      report: (error) => this.report(error),
      begin: (flow) => {
        this.#flow = flow;
        this.#watch();
        if (isConcluded(this.#event) || this.isAnswered) void flow.end();
      },
      open: (status, head, flow) => this.answerWith(status, flow?.body ?? null, head),
      empty: (status, headers) => this.empty(status, headers),
    };
  }

  protected async answerByHand(
    error: unknown,
    failure: Failure,
    answer: ErrorAnswerer<unknown>,
  ): Promise<void> {
    if (failure.kind === 'unhandled') this.report(failure.error);
    const isTooLarge = error instanceof TooLarge;
    if (!isAddressed(this.request)) return this.deliver(badRequest(), isTooLarge);
    Object.assign(this.event.context, { [factsKey]: this.facts });
    if (this.isBodyTaken) closeBody(this.request);
    try {
      const given = withBytes(await answer(failure.error, this.event));
      const reply = failure.kind === 'http' ? withDemanded(given, failure.error) : given;
      if (isTuple(reply)) this.deliver(answerOf(reply), isTooLarge);
      else if (reply instanceof Response) this.#respond(reply, isTooLarge && canLinger(this.request));
      else throw new ContractError('An error handler returns a Response or a body with its status');
    } catch (fault) {
      // What a handler has no answer for it may throw again.
      if (failure.kind !== 'unhandled' || fault !== failure.error) this.report(fault);
      this.deliver(plainAnswer(), isTooLarge);
    }
  }

  #respond(response: Response, lingers: boolean): void {
    const fault = unsendable(response);
    if (fault !== undefined) throw fault;
    this.#watch();
    // What is more than the head tells would be taken for the next answer on the connection.
    if (this.nodeResponse !== undefined) this.nodeResponse.strictContentLength = true;
    const hasBody = !isBodiless(response.status);
    const sent = this.#followed(fetched(response));
    this.#settle(lingers && hasBody ? lingeringResponse(sent, () => this.drained()) : unshared(sent));
  }

  /** A server on node does not wait for a body that it cancels. What answers for a stream that failed has that one to wait for. */
  #followed(response: Response): Response {
    const isToBe = this.#isAwaited && this.#flow === undefined && this.nodeResponse !== undefined;
    return isToBe ? followed(this.#target(), response) : response;
  }

  /**
   * What the body of a Response fails with while it is sent breaks the answer off. Node's own response knows it; elsewhere nobody tells, nor
   * that a head was refused.
   */
  #watch(): void {
    const response = this.nodeResponse;
    if (response === undefined || this.#isWatched) return;
    this.#isWatched = true;
    whenClosed(response, (failed) => {
      // Something else has been sent, as where node refused the head: nobody reads what was to be.
      if (response.writableEnded && isConcluded(this.#event)) this.#leave();
      this.#reportUntold(failed);
    });
  }

  #replaced(error: unknown): Answer | Promise<Answer> {
    // Also where a middleware pipes it on: nobody reads what comes of that.
    void this.#flow?.end();
    if (this.answer instanceof Response) this.#letGo(this.answer);
    this.isAnswered = false;
    this.answer = undefined;
    return this.failed(error);
  }

  /** A middleware that gives another answer than it got leaves the stream of that to nobody, and who asks with HEAD takes none. */
  #ending(answer: unknown): unknown {
    conclude(this.#event);
    if (answer !== this.answer) this.#leave(answer);
    if (!(answer instanceof Response)) return answer;
    this.#watch();
    this.answer = this.method === 'HEAD' ? this.#headOf(answer) : answer;
    return this.answer;
  }

  #headOf(answer: Response): Response {
    this.#letGo(answer);
    return new Response(null, answer);
  }

  /** Lets go of what was to be sent before, unless the answer took its body over. */
  #leave(answer?: unknown): void {
    const { body } = (answer ?? {}) as { body?: unknown };
    const flow = this.#flow;
    if (flow !== undefined && !flow.body.locked && body !== flow.body) void flow.end();
    if (this.answer instanceof Response && this.answer.body !== body) this.#letGo(this.answer);
  }

  /** Whoever feeds the body of a Response waits for a reader, or for the word that there is none. */
  #letGo({ body }: Response): void {
    if (body !== null && !body.locked) body.cancel().catch((error) => this.report(error));
  }

  protected answerWith(status: number, body: WebBody, head: string[]): void {
    // Servers tell the length of what they send; for HEAD they are given nothing to send.
    if (this.method === 'HEAD' && (typeof body === 'string' || body instanceof Uint8Array)) {
      const { byteLength } = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      head.push('content-length', String(byteLength));
    }
    this.#settle(new OwnAnswer(status, body, head));
  }

  #settle(answer: Answer): void {
    const isForNobody = this.isAnswered || isConcluded(this.#event);
    if (!this.isAnswered) this.answer = answer;
    // A middleware may make a Response of it, as `onResponse` of h3 does: nothing can be put on that at the end.
    if (!isForNobody && this.entry.middleware.length > 0) withErrorHeaders(answer, this.#event);
    this.isAnswered = true;
    if (isForNobody && answer instanceof Response) this.#letGo(answer);
  }
}

/** What h3 says that an answer ended with, where it is no reader that left. */
function failedWith(reason: unknown): Failed | undefined {
  return reason === undefined || isAbort(reason) ? undefined : { error: reason };
}

function isTuple(reply: Response | ErrorReply): reply is ErrorReply {
  return Array.isArray(reply);
}
