import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Listener } from 'listhen';
import type { DevAnswers } from './dev-answers.ts';
import type { RequestGate } from './request-gate.ts';

/**
 * Milliseconds that requests in flight have when the session ends. Streamed answers have less, because they
 * may have no end.
 */
const deadline = 10_000;
const streamDeadline = 500;

/**
 * Milliseconds within which a second signal belongs to the same key press: npm forwards its own signal, in
 * addition to the terminal's.
 */
const sameKeyTime = 200;

/** Stops the server once the requests in flight have ended; those that take too long are cut off. */
export async function stopServer(listener: Listener, gate: RequestGate, answers: DevAnswers): Promise<void> {
  const server = listener.server as Server;
  // `close` of the HTTP server would also close connections without an answer in flight, from Node 26 on even
  // new ones, with a request that has just arrived on them.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  gate.close();
  answers.close();
  const streams = setTimeout(() => gate.cutStreams(), streamDeadline);
  const rest = setTimeout(() => server.closeAllConnections(), deadline);
  // Closes connections whose last answer was sent before `connection: close` could be set, and unused ones.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(streams);
  clearTimeout(rest);
  clearInterval(idle);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` at the first signal and then ends the process with status 0; a second signal ends it at once.
 *
 * @returns a function for code that does not return to the event loop, where signals are handled: until it does,
 * the first signal ends the process at once
 */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): () => void {
  let since: number | undefined;
  const handle = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > sameKeyTime) process.exit(130);
      return;
    }
    since = performance.now();
    // Exits explicitly: timers and connections of the app would keep the process alive.
    void stop(signal).finally(() => process.exit(0));
  };
  const listen = () => {
    for (const signal of signals) process.on(signal, handle);
  };
  listen();
  return () => {
    // Without a listener, the system ends the process.
    for (const signal of signals) process.off(signal, handle);
    setImmediate(listen);
  };
}
