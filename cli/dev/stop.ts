import type { Server } from 'node:http';
import type { Listener } from 'listhen';
import type { DevAnswers } from './dev-answers.ts';
import type { Entrance } from './entrance.ts';

/**
 * Milliseconds that requests in flight have once the session ends, and those whose answers come bit by bit,
 * which may have no end.
 */
const deadline = 10_000;
const streamDeadline = 500;

/** Milliseconds in which a second signal is the same key: npm sends its own on to us, beside the terminal's. */
const sameKeyTime = 200;

/** Stops the server when the requests in flight have ended, and those that take too long then. */
export async function stopServer(listener: Listener, entrance: Entrance, answers: DevAnswers): Promise<void> {
  const server = listener.server as Server;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  entrance.close();
  answers.close();
  const streams = setTimeout(() => entrance.cutStreams(), streamDeadline);
  const rest = setTimeout(() => server.closeAllConnections(), deadline);
  // Connections whose last answer went out before it could say so.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(streams);
  clearTimeout(rest);
  clearInterval(idle);
}

/** Stops at the first signal, which is told, and ends the process with status 0; at the second one ends it at once. */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let since: number | undefined;
  const handle = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > sameKeyTime) process.exit(130);
      return;
    }
    since = performance.now();
    // Timers and connections of the app would keep the process going.
    void stop(signal).finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
