import type { Server } from 'node:http';
import { endsWithin } from '../ends-within.ts';
import type { Connections } from './connections.ts';

/**
 * Milliseconds that an idle connection stays open once the server stops. A client that is about to use it
 * again gets its answer, and with it the word that it is the last; closing at once would lose what is already
 * under way, for as long as a packet takes around the world.
 */
const idleTime = 250;

/** Milliseconds between two looks at what can be closed. */
const checkInterval = 20;

/** Milliseconds that the generators of streams have for their `finally`, once all connections are closed. */
const cleanupTime = 1000;

/** A server that stops without losing a request. */
export class Stoppable {
  readonly #server: Server;
  readonly #connections: Connections;
  readonly #deadline: number;
  readonly #streamDeadline: number;
  readonly #afterwards: (deadline: number) => Promise<void>;
  #stopWaiting!: () => void;
  /** Settles when nobody waits any longer, be it before all connections are closed. */
  readonly #hurried = new Promise<void>((resolve) => {
    this.#stopWaiting = resolve;
  });
  #stopped: Promise<void> | undefined;
  #isCut = false;

  /**
   * Both deadlines are in milliseconds from the beginning of the stop: until all connections are cut, and
   * until streams are broken off. `afterwards` is called when all are closed with the milliseconds that it
   * may wait for requests itself, and waited for as long again.
   */
  constructor(
    server: Server,
    connections: Connections,
    { deadline, streamDeadline }: { deadline: number; streamDeadline: number },
    afterwards: (deadline: number) => Promise<void>,
  ) {
    this.#server = server;
    this.#connections = connections;
    this.#deadline = deadline;
    this.#streamDeadline = streamDeadline;
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

  /** Waits no longer, neither for requests nor for what is to be released. */
  cut(): void {
    this.#cutAll();
    this.#stopWaiting();
  }

  #cutAll(): void {
    this.#isCut = true;
    this.#connections.cutAll();
  }

  async #stop(): Promise<void> {
    // Loaded here because node:net brings much that no start needs.
    const { Server: NetServer } = await import('node:net');
    const closed = new Promise<void>((resolve) => {
      const done = () => resolve();
      // Not `close` of the HTTP server: that one cuts idle connections off at once, with whatever request has
      // just arrived on them. Bun's doesn't, and is no server of node:net.
      if ((this.#server as unknown) instanceof NetServer) NetServer.prototype.close.call(this.#server, done);
      else this.#server.close(done);
    });
    this.#connections.stop();
    const start = performance.now();
    const watch = setInterval(() => {
      this.#connections.closeIdle(idleTime);
      if (performance.now() - start >= this.#streamDeadline) this.#connections.breakStreams();
    }, checkInterval);
    const deadline = setTimeout(() => this.#cutAll(), this.#deadline);
    await closed;
    clearInterval(watch);
    if (!this.#isCut) await this.#endsWithin(cleanupTime, this.#connections.streamsEnded());
    clearTimeout(deadline);
    // Nothing is left to close; this ends the server's own housekeeping.
    this.#server.close(() => {});
    // Half of it for requests that nobody waits for any more, the rest for what is to be released.
    await this.#endsWithin(this.#deadline, this.#afterwards(this.#deadline / 2));
  }

  async #endsWithin(time: number, ending: Promise<void>): Promise<void> {
    await endsWithin(time, Promise.race([ending, this.#hurried]));
  }
}
