import type { Failed } from '../dependencies/releases.ts';
import { endsWithin } from '../ends-within.ts';
import { inContext } from '../exchange/context.ts';
import type { Source } from './source.ts';

const nothing = new Uint8Array(0);

/** Milliseconds that a server has to send what it has read: Hono's waits for more a while before it begins. */
const flushTime = 5;

/**
 * The body of an answer that comes bit by bit. It asks its source for more only when somebody reads, lets go
 * of it when the reader leaves, and tells once what goes wrong after the answer has begun.
 */
export class Outflow {
  readonly body: ReadableStream<Uint8Array>;
  /**
   * Settles when the source has come to its end or has cleaned up: with what it failed with, also where that
   * is told nobody.
   */
  readonly finished: Promise<Failed | undefined>;
  readonly #next: Source['next'];
  readonly #release: Source['release'];
  readonly #report: (error: unknown) => void;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  /** Whether the head still waits for bytes to go out with: node sends none without. */
  #holdsHead: boolean;
  #first: Promise<Uint8Array | undefined> | undefined;
  #pending: Promise<Uint8Array | undefined> | undefined;
  #isOver = false;
  /** Errors that nobody need hear of again. */
  readonly #told = new Set<unknown>();
  #ended: Promise<void> | undefined;
  #failed: Failed | undefined;
  #finish!: () => void;

  /** @param holdsHead whether the server sends the head with the first bytes, and not by itself */
  constructor(source: Source, report: (error: unknown) => void, holdsHead: boolean) {
    // Whoever reads does so in a context of its own.
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
    // Nothing is kept in store: what a slow reader has not asked for is not made.
    this.body = new ReadableStream(
      { start, pull: () => this.#pull(), cancel: () => this.end() },
      { highWaterMark: 0 },
    );
  }

  /** Waits for the first bytes, at most `time` milliseconds. Rejects with what goes wrong before them. */
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
   * Breaks the answer off: its reader sees an error and no end. Settles as `end` does; who gave the reason
   * knows it already.
   */
  breakOff(reason: unknown): Promise<void> {
    if (!this.#isOver) this.#controller.error(reason);
    return this.end(reason);
  }

  /** Nobody reads any more. Settles when the source has cleaned up. `known` is an error that has been told already. */
  end(known?: unknown): Promise<void> {
    if (known !== undefined) this.#told.add(known);
    if (!this.#isOver) {
      this.#isOver = true;
      this.#ended = this.#letGo();
    }
    return this.#ended ?? Promise.resolve();
  }

  /** Whether nobody need hear of an error again: it has been told, or is what the answer was broken off with. */
  hasTold(error: unknown): boolean {
    return this.#told.has(error);
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
    this.#told.add(error);
    this.#report(error);
    // What was read before goes out first: breaking off takes with it what still lies in a buffer.
    await new Promise((resolve) => setTimeout(resolve, flushTime));
    // A server may tell its client what a body fails with, as Hono's does.
    await this.breakOff(new Error('The answer has been broken off', { cause: error }));
  }

  async #letGo(): Promise<void> {
    const settled = await Promise.allSettled([this.#release(), this.#pending]);
    for (const one of settled) {
      if (one.status === 'fulfilled') continue;
      this.#failed ??= { error: one.reason };
      // Who was told that the reader left may well end with an AbortError.
      if (this.#told.has(one.reason) || isAbort(one.reason)) continue;
      this.#told.add(one.reason);
      this.#report(one.reason);
    }
    this.#finish();
  }
}

/** What platforms reject with when their signal was aborted, of whichever realm. */
export function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null | undefined)?.name === 'AbortError';
}
