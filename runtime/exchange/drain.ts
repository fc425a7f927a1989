import type { IncomingMessage } from 'node:http';
import { now } from '../policy/clock.ts';

/**
 * How long and how much a client may continue to send after its body was refused: many clients read no answer
 * before they have sent everything. Discarding costs next to nothing, and Node discards as much of requests
 * that nobody reads, such as those of unknown paths.
 */
const bounds = {
  /** In-process sources could go on forever without letting a timer run. */
  bytes: 268_435_456,
  /** Seconds. */
  time: 30,
  /** Seconds without a byte. */
  silence: 2,
};

/** Milliseconds between two checks of the time limits. */
const checkInterval = 250;

/** Watches over a drain: calls `end` at the first limit it reaches, unless it is stopped before. */
export class DrainWatch {
  readonly #end: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #begin = now();
  #last = this.#begin;
  #bytes = 0;

  constructor(end: () => void) {
    this.#end = end;
    this.#timer = setInterval(() => this.#look(), checkInterval);
  }

  take(bytes: number): void {
    this.#last = now();
    this.#bytes += bytes;
    if (this.#bytes > bounds.bytes) this.#end();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const at = now();
    if (at - this.#last >= bounds.silence || at - this.#begin >= bounds.time) this.#end();
  }
}

/** Discards what the client still sends, within the limits, then calls `done` once. */
export function drain(request: IncomingMessage, done: () => void): void {
  if (request.readableEnded || request.destroyed) {
    done();
    return;
  }
  const finish = () => {
    watch.stop();
    request.off('data', take).off('end', finish).off('close', finish);
    request.pause();
    done();
  };
  const take = (chunk: Buffer) => watch.take(chunk.length);
  const watch = new DrainWatch(finish);
  request.on('error', ignore).on('data', take).on('end', finish).on('close', finish).resume();
}

function ignore(): void {}
