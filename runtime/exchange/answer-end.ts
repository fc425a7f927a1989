import type { ServerResponse } from 'node:http';
import { type H3Event, HTTPResponse, onDispose } from 'h3';
import type { Failed } from '../dependencies/releases.ts';
import { isEvents } from '../stream/format.ts';
import { isAbort, type Outflow } from '../stream/outflow.ts';
import { trackedStream } from '../stream/tracked-stream.ts';
import { whenClosed } from './closed.ts';
import { endWithEvent, isConcluded, whenAnswerKnown } from './conclusion.ts';
import type { AfterAnswer } from './exchange.ts';
import { isHttpResponse } from './http-response.ts';
import { bodyOf } from './unsendable.ts';

/** The event that is answered, and the state of its answer. */
interface AnswerContext {
  readonly event: H3Event;
  /** node's own response, if node serves the app. */
  readonly nodeResponse: ServerResponse | undefined;
  /** The answer that is to be sent, once there is one. */
  answer(): unknown;
  report(error: unknown): void;
}

/**
 * Watches how the answer of an event ends: runs the callbacks that wait for the end, and cancels bodies that
 * nobody will read.
 */
export class AnswerEnd {
  readonly #context: AnswerContext;
  #flow: Outflow | undefined;
  #isWatched = false;
  #isAwaited = false;
  /** Ends the answer in place of h3, which waits for somebody to read its stream. */
  #finish: ((failed?: Failed) => void) | undefined;

  constructor(context: AnswerContext) {
    this.#context = context;
  }

  /** Notes the stream that will be the answer, before anything is read from it. */
  begin(flow: Outflow): void {
    this.#flow = flow;
    this.watch();
  }

  /**
   * Whether an answer that is a Response must be tracked: a callback waits for its end, or a server on node
   * breaks its events off when it stops.
   */
  tracks({ headers }: Response): boolean {
    if (this.#flow !== undefined) return false;
    return (
      this.#isAwaited || (this.#context.nodeResponse !== undefined && isEvents(headers.get('content-type')))
    );
  }

  /** As `whenSent` of `Exchange`. */
  whenSent(use: AfterAnswer): void {
    this.#isAwaited = true;
    const { event, nodeResponse: response } = this.#context;
    // The client may have left while a generator is still running.
    const afterwards = (failed?: Failed) =>
      this.#flow === undefined
        ? use(failed)
        : this.#flow.finished.then((own) => use(own ?? this.#unreported(failed)));
    if (response !== undefined) whenClosed(response, afterwards);
    // h3 has already collected its dispose callbacks: `onDispose` would come too late.
    else if (isConcluded(event)) {
      queueMicrotask(() => {
        const pending = afterwards();
        if (pending !== undefined) event.waitUntil(pending);
      });
    } else this.#whenRead(afterwards);
  }

  /**
   * h3 tells when a body has been read to its end. It reads one item of a stream ahead, and then waits until
   * that item is read. If the request has been aborted, nobody may read it, and only the abort signal tells
   * that the answer is over.
   */
  #whenRead(afterwards: AfterAnswer): void {
    const { event } = this.#context;
    const { signal } = event.req;
    let hasEnded = false;
    const end = (failed?: Failed) => {
      if (hasEnded) return;
      hasEnded = true;
      signal.removeEventListener('abort', leave);
      this.#reportUnreported(failed);
      return afterwards(failed);
    };
    const finish = (failed?: Failed) => {
      const pending = end(failed);
      if (pending !== undefined) event.waitUntil(pending);
    };
    const leave = () => {
      // h3 itself notices the abort of a body that it has not begun to read.
      if (this.#flow !== undefined && isConcluded(event)) finish();
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#finish = finish;
    onDispose(event, async (reason) => {
      // A middleware that makes a Response of the answer, or reads it, may go on after that, and may fail.
      await new Promise<void>((resolve) => endWithEvent(event, { end: resolve }));
      // A stream that is sent unchanged reports its own errors: here the reason is only why its reader left.
      return end(this.#isFlowSent() ? undefined : failedBy(reason));
    });
  }

  /**
   * Watches an answer with a body that comes bit by bit. If the body fails while it is sent, the answer is
   * broken off, and only node's own response knows of that. The same holds for a head that node refuses.
   */
  watch(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    const response = this.#context.nodeResponse;
    if (response === undefined) whenAnswerKnown(this.#context.event, (answer) => this.replacedBy(answer));
    else
      whenClosed(response, (failed) => {
        // Another answer may have been sent, perhaps because node refused the head: nobody reads this body,
        // even if a middleware holds a reader of it.
        if (response.writableEnded && isConcluded(this.#context.event)) this.cancel();
        this.#reportUnreported(failed);
      });
  }

  /**
   * Takes note of the answer that is sent in place of the intended one, and returns it. Where node does not
   * tell when an answer has been sent, h3 waits for the first Response that a middleware has made of the
   * intended one. Nobody reads that Response any more, unless the new answer has taken over its body.
   */
  replacedBy(answer: unknown): unknown {
    const before = this.#context.answer();
    if (answer === before) return answer;
    const isAwaited = this.#flow !== undefined || this.#finish !== undefined;
    // Not later: access to `body` makes a stream of a text on Bun.
    if (!isAwaited && !(before instanceof Response)) return answer;
    this.#cancelUnsent(answer);
    const [body, earlier] = [bodyOf(answer), bodyOf(before)];
    if (!isAwaited || !(earlier instanceof ReadableStream) || body === earlier) return answer;
    if (!(body instanceof ReadableStream)) this.cancel();
    else if (this.#context.nodeResponse === undefined && !body.locked) {
      const { signal } = this.#context.event.req;
      // An AbortError may be the app's own, unless the client has left.
      const end = (failed?: Failed) => this.cancel(signal.aborted ? failedBy(failed?.error) : failed);
      if (answer === body) return trackedStream(body, end);
      if (answer instanceof Response) return new Response(trackedStream(body, end), answer);
      if (isHttpResponse(answer)) return new HTTPResponse(trackedStream(body, end), answer as ResponseInit);
    }
    return answer;
  }

  /** Cancels the answer that was to be sent before, unless `answer` has taken over its body. */
  #cancelUnsent(answer: unknown): void {
    const body = bodyOf(answer);
    const flow = this.#flow;
    if (flow !== undefined && !flow.body.locked && body !== flow.body) void flow.end();
    const before = this.#context.answer();
    if (before instanceof Response && before.body !== body) this.cancelBody(before);
  }

  /** Cancels the intended answer, even if a middleware pipes its body on: nobody reads the result. */
  cancel(failed?: Failed): void {
    void this.#flow?.end();
    // h3 may wait for the end of a body that it has begun to read.
    const end = () => (this.#finish === undefined ? this.#reportUnreported(failed) : this.#finish(failed));
    endWithEvent(this.#context.event, { end });
    const before = this.#context.answer();
    if (before instanceof Response) this.cancelBody(before);
  }

  /** The producer of the body waits for a reader, or for the cancellation. */
  cancelBody({ body }: Response): void {
    if (body !== null && !body.locked) body.cancel().catch((error) => this.#context.report(error));
  }

  #isFlowSent(): boolean {
    return this.#flow !== undefined && bodyOf(this.#context.answer()) === this.#flow.body;
  }

  /**
   * The error that an answer ended with, unless its stream has reported that error itself. Otherwise it comes
   * from a stream that the body is piped through, or from another answer that was sent instead.
   */
  #unreported(failed: Failed | undefined): Failed | undefined {
    return failed !== undefined && this.#flow?.hasReported(failed.error) ? undefined : failed;
  }

  #reportUnreported(failed: Failed | undefined): void {
    const unreported = this.#unreported(failed);
    if (unreported !== undefined) this.#context.report(unreported.error);
  }
}

/** The error that an answer ended with; undefined if only its reader left. */
function failedBy(reason: unknown): Failed | undefined {
  return reason === undefined || isAbort(reason) ? undefined : { error: reason };
}
