import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Connections } from './connections.ts';

/**
 * Milliseconds that an idle connection stays open once the server stops. A client that is about to use it again gets its answer, and
 * with it the word that it is the last; closing at once would lose what is already under way.
 */
const rest = 100;
const glance = 20;

/** A server that stops without losing a request. */
export class Stoppable {
  readonly #server: Server;
  readonly #connections: Connections;
  readonly #deadline: number;
  readonly #afterwards: (deadline: number) => Promise<void>;
  #stopWaiting: () => void = () => {};
  #stopped: Promise<void> | undefined;
  #isCut = false;

  /**
   * @param deadline milliseconds from the beginning of the stop until all connections are cut
   * @param afterwards called when all are closed with the milliseconds that it may wait for requests itself, and waited for as long again
   */
  constructor(
    server: Server,
    connections: Connections,
    deadline: number,
    afterwards: (deadline: number) => Promise<void>,
  ) {
    this.#server = server;
    this.#connections = connections;
    this.#deadline = deadline;
    this.#afterwards = afterwards;
  }

  /** Whether requests were cut off. */
  get isCut(): boolean {
    return this.#isCut;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Waits no longer. */
  cut(): void {
    this.#isCut = true;
    this.#connections.cutAll();
    this.#stopWaiting();
  }

  async #stop(): Promise<void> {
    // Not `close` of the HTTP server: that one cuts idle connections off at once, with whatever request has just arrived on them.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(this.#server, () => resolve());
    });
    this.#connections.stop();
    const watch = setInterval(() => this.#connections.closeIdle(rest), glance);
    const deadline = setTimeout(() => this.cut(), this.#deadline);
    await closed;
    clearInterval(watch);
    clearTimeout(deadline);
    // Nothing is left to close; this ends the server's own housekeeping.
    this.#server.close(() => {});
    await this.#finish();
  }

  async #finish(): Promise<void> {
    const tooLong = new Promise<void>((resolve) => {
      this.#stopWaiting = resolve;
    });
    const deadline = setTimeout(this.#stopWaiting, this.#deadline);
    // Half of it for requests that nobody waits for any more, the rest for what is to be released.
    await Promise.race([this.#afterwards(this.#deadline / 2), tooLong]);
    clearTimeout(deadline);
  }
}
