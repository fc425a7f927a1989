import type { Failed } from '../dependencies/releases.ts';
import { endsWithin } from '../ends-within.ts';
import { inspectable } from '../errors/inspectable.ts';
import { inContext } from '../exchange/context.ts';
import type { Source } from './source.ts';

const nothing = new Uint8Array(0);

/** Whether the server logs every error of a body, even if the client has left. */
const logsErrors = 'Deno' in globalThis;

/** Milliseconds that a server has to send what it has read: Hono's waits for more before it begins. */
const flushTime = 5;

/**
 * The body of a streamed answer. It reads from its source only on demand, releases the source when the reader
 * leaves, and reports errors after the beginning of the answer once.
 */
export class Outflow {
  readonly body: ReadableStream<Uint8Array>;
  /**
   * Settles when the source has ended or cleaned up, with the error it failed with, even an unreported one.
   */
  readonly finished: Promise<Failed | undefined>;
  readonly #next: Source['next'];
  readonly #release: Source['release'];
  readonly #report: (error: unknown) => void;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  /** Whether the head still waits for bytes to be sent with: node sends it only with the first bytes. */
  #holdsHead: boolean;
  #first: Promise<Uint8Array | undefined> | undefined;
  #pending: Promise<Uint8Array | undefined> | undefined;
  #isOver = false;
  /** Errors that must not be reported again. */
  readonly #reported = new Set<unknown>();
  #ended: Promise<void> | undefined;
  #failed: Failed | undefined;
  #finish!: () => void;

  /** @param holdsHead whether the server sends the head only with the first bytes */
  constructor(source: Source, report: (error: unknown) => void, holdsHead: boolean) {
    // Readers run in an asynchronous context of their own.
    this.#next = inContext(() => source.next());
    this.#release = inContext(() => source.release());
    this.#report = report;
    this.#holdsHead = holdsHead;
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.#controller = controller;
    };
    this.finished = new Promise((resolve) => {
      this.#finish = () => resolve(this.#failed);
    });
    // Nothing is buffered: items that a slow reader has not asked for are not produced.
    this.body = new ReadableStream(
      { start, pull: () => this.#pull(), cancel: () => this.end() },
      { highWaterMark: 0 },
    );
  }

  /** Waits for the first bytes, at most `time` milliseconds. Rejects with an error that comes before them. */
  async begin(time: number): Promise<void> {
    const first = this.#next();
    this.#first = first;
    this.#pending = first;
    const arrived = first.then(() => {
      this.#holdsHead = false;
    });
    await endsWithin(time, arrived);
  }

  /**
   * Breaks the answer off: its reader gets an error instead of an end. Settles as `end` does. The caller
   * knows the reason, so it is not reported.
   */
  breakOff(reason: unknown): Promise<void> {
    if (!this.#isOver) this.#controller.error(reason);
    return this.end({ error: reason });
  }

  /** Breaks the answer off because its reader has aborted the request. Settles as `end` does. */
  abort(reason: unknown): Promise<void> {
    if (!logsErrors) return this.breakOff(reason);
    if (!this.#isOver) this.#controller.close();
    return this.end({ error: reason });
  }

  /**
   * Ends the stream because nobody reads it any more. Settles when the source has been cleaned up. `known` is
   * an error that has been reported already.
   */
  end(known?: Failed): Promise<void> {
    if (known !== undefined) this.#reported.add(known.error);
    if (!this.#isOver) {
      this.#isOver = true;
      this.#ended = this.#letGo();
    }
    return this.#ended ?? Promise.resolve();
  }

  /**
   * Whether an error must not be reported again: it has been reported, or is the reason for which the answer
   * was broken off.
   */
  hasReported(error: unknown): boolean {
    return this.#reported.has(error);
  }

  async #pull(): Promise<void> {
    if (this.#holdsHead) {
      this.#holdsHead = false;
      this.#controller.enqueue(nothing);
      return;
    }
    this.#pending = this.#first ?? this.#next();
    this.#first = undefined;
    try {
      const bytes = await this.#pending;
      if (this.#isOver) return;
      if (bytes !== undefined) return this.#controller.enqueue(bytes);
      this.#isOver = true;
      this.#controller.close();
      this.#finish();
    } catch (error) {
      if (!this.#isOver) await this.#fail(error);
    }
  }

  async #fail(error: unknown): Promise<void> {
    this.#failed = { error };
    this.#reported.add(error);
    this.#report(error);
    // Earlier bytes must go out first: breaking off discards what is still in a buffer.
    await new Promise((resolve) => setTimeout(resolve, flushTime));
    // A server may send a body's error message to its client, as Hono's does: hence a new error.
    await this.breakOff(new Error('The answer has been broken off', { cause: error }));
  }

  async #letGo(): Promise<void> {
    const settled = await Promise.allSettled([this.#release(), this.#pending]);
    for (const one of settled) {
      if (one.status === 'fulfilled') continue;
      this.#failed ??= { error: one.reason };
      // A source that is told that its reader has left may end with an AbortError.
      if (this.#reported.has(one.reason) || isAbort(one.reason)) continue;
      this.#reported.add(one.reason);
      this.#report(one.reason);
    }
    this.#finish();
  }
}

/** Whether an error is what platforms reject with when an abort signal fires, of any realm. */
export function isAbort(error: unknown): boolean {
  return (inspectable(error) as { name?: unknown } | null | undefined)?.name === 'AbortError';
}
