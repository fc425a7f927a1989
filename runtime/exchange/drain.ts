import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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
  readonly #received: (() => number) | undefined;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #begin = now();
  #last = this.#begin;
  #bytes = 0;

  /** @param received tells how many bytes have come, if nothing calls `take` */
  constructor(end: () => void, received?: () => number) {
    this.#end = end;
    this.#received = received;
    this.#timer = setInterval(() => this.#look(), checkInterval);
  }

  take(bytes: number): void {
    if (bytes === 0) return;
    this.#last = now();
    this.#bytes += bytes;
    if (this.#bytes > bounds.bytes) this.#end();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#received !== undefined) this.take(this.#received() - this.#bytes);
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

/**
 * Discards, within the limits, what the client still sends of a message that was destroyed; beyond them,
 * closes the connection. Node's parser would wait for the message to be read.
 */
export function discard(message: IncomingMessage & { _dump?(): void }, socket: Socket): void {
  const before = socket.bytesRead;
  const finish = () => {
    watch.stop();
    if (!message.complete) socket.destroy();
  };
  const watch = new DrainWatch(finish, () => {
    if (message.complete || socket.destroyed) watch.stop();
    return socket.bytesRead - before;
  });
  // As node does with untouched messages: its parser drops the bytes.
  message._dump?.();
  socket.resume();
}

/** Settles when a message has ended, or when nobody has read from it for as long as a drain may take. */
export function untilAbandoned(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      message.off('data', touch).off('end', finish).off('close', finish);
      resolve();
    };
    const timer = setTimeout(finish, bounds.time * 1000);
    const touch = () => void timer.refresh();
    // A message that somebody has begun to read does not start to flow by this.
    message.on('data', touch).on('end', finish).on('close', finish);
  });
}

function ignore(): void {}
