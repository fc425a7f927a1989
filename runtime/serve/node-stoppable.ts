import type { Server } from 'node:http';
import { endsWithin } from '../ends-within.ts';
import type { Connections } from './connections.ts';

/**
 * Milliseconds that an idle connection stays open once the server stops. A client that is about to reuse it
 * still gets its answer, with the announcement that it is the last one. Closing at once would lose requests
 * that are already on their way; this covers a round trip around the world.
 */
const idleTime = 250;

/**
 * Milliseconds that the server goes on to listen at most, for connections that the system has accepted. Each
 * takes a turn of the event loop, and under load a process has few turns.
 */
const takeTime = 1000;

/** Milliseconds between two checks of what can be closed. */
const checkInterval = 20;

/** Milliseconds that the generators of streams have for their `finally` once all connections are closed. */
const cleanupTime = 1000;

/** A server that stops without losing a request. */
export class Stoppable {
  readonly #server: Server;
  readonly #connections: Connections;
  readonly #deadline: number;
  readonly #streamDeadline: number;
  readonly #afterwards: (deadline: number) => Promise<void>;
  #stopWaiting!: () => void;
  /** Settles when `cut` was called: nothing is waited for any longer, even if connections are still open. */
  readonly #cutRequested = new Promise<void>((resolve) => {
    this.#stopWaiting = resolve;
  });
  #stopped: Promise<void> | undefined;
  #isCut = false;

  /**
   * Both deadlines are in milliseconds from the beginning of the stop: `deadline` until all connections are
   * cut, `streamDeadline` until streams are broken off. When all connections are closed, `afterwards` is
   * called with the milliseconds for which it may wait for requests, and is itself waited for at most
   * `deadline`.
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

  /** Cuts all connections, and stops waiting for requests and releases. */
  cut(): void {
    this.#cutAll();
    this.#stopWaiting();
  }

  #cutAll(): void {
    this.#isCut = true;
    this.#connections.cutAll();
  }

  async #stop(): Promise<void> {
    // Loaded here because node:net loads much that a start does not need.
    const { Server: NetServer } = await import('node:net');
    await this.#connections.allTaken(takeTime);
    const closed = new Promise<void>((resolve) => {
      const done = () => resolve();
      // `close` of the HTTP server would cut idle connections at once, with any request that has just arrived
      // on them. Bun's doesn't, and its server is not one of node:net.
      if ((this.#server as unknown) instanceof NetServer) NetServer.prototype.close.call(this.#server, done);
      else this.#server.close(done);
    });
    // Not before: clients whose answers announce the end of the connection would come back with new ones.
    this.#connections.stop();
    const start = performance.now();
    const watch = setInterval(() => {
      // A process that had to wait for the machine first reads what has come meanwhile.
      setImmediate(() => this.#connections.closeIdle(idleTime));
      if (performance.now() - start >= this.#streamDeadline) this.#connections.breakStreams();
    }, checkInterval);
    const deadline = setTimeout(() => this.#cutAll(), this.#deadline);
    await closed;
    clearInterval(watch);
    if (!this.#isCut) await this.#endsWithin(cleanupTime, this.#connections.streamsEnded());
    clearTimeout(deadline);
    // All connections are closed; this ends the server's internal timers.
    this.#server.close(() => {});
    // `afterwards` may spend half of the deadline on requests whose connections are gone, and the other half
    // on the releases.
    await this.#endsWithin(this.#deadline, this.#afterwards(this.#deadline / 2));
  }

  async #endsWithin(time: number, ending: Promise<void>): Promise<void> {
    await endsWithin(time, Promise.race([ending, this.#cutRequested]));
  }
}
