import type { ServerResponse } from 'node:http';
import { type H3Event, onDispose } from 'h3';
import type { Failed } from '../dependencies/releases.ts';
import { isAbort, type Outflow } from '../stream/outflow.ts';
import { whenClosed } from './closed.ts';
import { isConcluded } from './conclusion.ts';
import type { AfterAnswer } from './exchange.ts';

/** What an answer is given on, and what of it is known. */
interface Answering {
  readonly event: H3Event;
  /** Where the server is node's its own response. */
  nodeResponse(): ServerResponse | undefined;
  /** What is to be sent, once there is something. */
  answer(): unknown;
  report(error: unknown): void;
}

/** How the answer of an event ends: who waits for that is told, and what nobody will read is cancelled. */
export class AnswerEnd {
  readonly #of: Answering;
  #flow: Outflow | undefined;
  #isWatched = false;
  #isAwaited = false;

  constructor(answering: Answering) {
    this.#of = answering;
  }

  /** Takes note of the stream that is to be the answer, before anything of it is asked for. */
  begin(flow: Outflow): void {
    this.#flow = flow;
    this.watch();
  }

  /** Whether somebody waits for the end of an answer that is a Response. */
  get awaitsResponse(): boolean {
    return this.#isAwaited && this.#flow === undefined;
  }

  /** See `whenSent` of the exchange. */
  whenSent(use: AfterAnswer): void {
    this.#isAwaited = true;
    const { event } = this.#of;
    const response = this.#of.nodeResponse();
    // A generator may still be at work when its client has left.
    const afterwards = (failed?: Failed) =>
      this.#flow === undefined
        ? use(failed)
        : this.#flow.finished.then((own) => use(own ?? this.#untold(failed)));
    if (response !== undefined) whenClosed(response, afterwards);
    // h3 has read already whom to tell of the end: `onDispose` would come too late.
    else if (isConcluded(event)) {
      queueMicrotask(() => {
        const pending = afterwards();
        if (pending !== undefined) event.waitUntil(pending);
      });
    } else this.#whenRead(afterwards);
  }

  /**
   * h3 tells when a body has been read to its end. Of a stream it reads an item ahead, and waits for a reader
   * of that: where the request has been aborted none may come, and the signal alone tells.
   */
  #whenRead(afterwards: AfterAnswer): void {
    const { event } = this.#of;
    const { signal } = event.req;
    let isTold = false;
    const tell = (failed?: Failed) => {
      if (isTold) return;
      isTold = true;
      signal.removeEventListener('abort', leave);
      return afterwards(failed);
    };
    const leave = () => {
      // What h3 has not begun to read it finds broken off.
      if (this.#flow === undefined || !isConcluded(event)) return;
      const pending = tell();
      if (pending !== undefined) event.waitUntil(pending);
    };
    signal.addEventListener('abort', leave, { once: true });
    onDispose(event, (reason) => {
      // A stream that is sent as it is tells all itself: what else is told is why its reader left.
      const failed = this.#isFlowSent() ? undefined : failedWith(reason);
      this.#reportUntold(failed);
      return tell(failed);
    });
  }

  /**
   * Watches an answer that is a Response. A failure of its body while it is sent breaks the answer off, and
   * node's own response alone knows of that, and of a head that node refused.
   */
  watch(): void {
    const response = this.#of.nodeResponse();
    if (response === undefined || this.#isWatched) return;
    this.#isWatched = true;
    whenClosed(response, (failed) => {
      // Something else has been sent, as where node refused the head: nobody reads what was to be.
      if (response.writableEnded && isConcluded(this.#of.event)) this.cancelUnsent();
      this.#reportUntold(failed);
    });
  }

  /** Cancels what was to be sent before, unless the answer took its body over. */
  cancelUnsent(answer?: unknown): void {
    const body = bodyOf(answer);
    const flow = this.#flow;
    if (flow !== undefined && !flow.body.locked && body !== flow.body) void flow.end();
    const before = this.#of.answer();
    if (before instanceof Response && before.body !== body) this.cancelBody(before);
  }

  /** Cancels what was to be sent, also where a middleware pipes it on: nobody reads what comes of that. */
  cancel(): void {
    void this.#flow?.end();
    const before = this.#of.answer();
    if (before instanceof Response) this.cancelBody(before);
  }

  /** Whoever feeds the body of a Response waits for a reader, or for the word that there is none. */
  cancelBody({ body }: Response): void {
    if (body !== null && !body.locked) body.cancel().catch((error) => this.#of.report(error));
  }

  #isFlowSent(): boolean {
    return this.#flow !== undefined && bodyOf(this.#of.answer()) === this.#flow.body;
  }

  /**
   * What an answer ended with, unless its stream has told that itself: what it is piped through may fail, or
   * what was sent in its place.
   */
  #untold(failed: Failed | undefined): Failed | undefined {
    return failed !== undefined && this.#flow?.hasTold(failed.error) ? undefined : failed;
  }

  #reportUntold(failed: Failed | undefined): void {
    const untold = this.#untold(failed);
    if (untold !== undefined) this.#of.report(untold.error);
  }
}

function bodyOf(answer: unknown): unknown {
  return ((answer ?? {}) as { body?: unknown }).body;
}

/** What h3 says that an answer ended with, where it is no reader that left. */
function failedWith(reason: unknown): Failed | undefined {
  return reason === undefined || isAbort(reason) ? undefined : { error: reason };
}
