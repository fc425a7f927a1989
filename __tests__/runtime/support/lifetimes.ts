/** The app of the sample `depends-lifetimes`, served in both ways, and a log of its events. */
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, type Override } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { type Answer, send } from './raw.ts';
import { type Running, type Way, waysOf } from './ways.ts';

export const ways = waysOf(toNodeHandler);

/** Imported dynamically, because samples are separate apps with their own compiler options. */
const sample = '../../samples/depends-lifetimes';

interface Log {
  readonly log: string[];
  readonly gates: {
    readonly [name in 'handler' | 'release' | 'pool']: {
      readonly promise: Promise<void>;
      close(): void;
      open(): void;
    };
  };
}

export const { gates, log }: Log = await import(`${sample}/app/log.ts`);
export const checks = await import(`${sample}/app/checks.ts`);
export const pools = await import(`${sample}/app/pool.ts`);
export const resources = await import(`${sample}/app/resources.ts`);
export const { routes } = await import(`${sample}/expected/dispatch.ts`);

/** A server on a real socket, its reported errors, and its app. */
export interface Lifetimes {
  readonly app: ReturnType<typeof createApp>;
  readonly running: Running;
  readonly reported: string[];
  send(line: string, headers?: readonly string[], body?: string): Promise<Answer>;
}

export async function startLifetimes(way: Way, overrides: readonly Override[] = []): Promise<Lifetimes> {
  const reported: string[] = [];
  const onError = (error: unknown) => reported.push((error as Error).message);
  const app = createApp(routes, { onError, overrides });
  const running = await way.start(app);
  return { app, running, reported, send: (line, headers, body) => send(running.port, line, headers, body) };
}

/** Waits until an expectation holds, for events after an answer, which have no other sign. */
export async function eventually(holds: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return holds();
    } catch (error) {
      if (tries === 100) throw error;
      await pause(10);
    }
  }
}
