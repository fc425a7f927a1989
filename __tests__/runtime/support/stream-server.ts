/** A server for tests of streams, with the errors that it reports. Unhandled errors fail the test. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { createApp } from '../../../runtime/index.ts';
import { type Item, type Makers, streamRoutes } from './streamed.ts';
import type { Running, Way } from './ways.ts';

interface StreamServer {
  /** The errors that the app has reported since its start. */
  readonly reported: string[];
  /** Starts the server. Returns its port. */
  start(makers: Makers, middleware?: Parameters<typeof streamRoutes>[1]): Promise<number>;
  /** Closes all connections. */
  stop(): Promise<void>;
}

/** Makes a server for each test of the calling suite. */
export function streamServer(way: Way): StreamServer {
  let server: Running | undefined;
  const reported: string[] = [];
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  beforeEach(() => void process.on('unhandledRejection', note).on('uncaughtException', note));
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  afterEach(async () => {
    await stop();
    await pause(10);
    process.off('unhandledRejection', note).off('uncaughtException', note);
    expect(unhandled.splice(0)).toEqual([]);
  });
  return {
    reported,
    stop,
    async start(makers, middleware) {
      reported.length = 0;
      const onError = (error: unknown) => void reported.push(String(error));
      server = await way.start(createApp(streamRoutes(makers, middleware), { onError }));
      return server.port;
    },
  };
}

export async function* upTo(count: number, done: () => void = () => {}): AsyncGenerator<Item> {
  try {
    for (let n = 1; n <= count; n++) yield { n, secret: 'column' } as Item;
  } finally {
    done();
  }
}

/** Yields items forever, with a pause of `ms` milliseconds after each. Calls `left` when it is stopped. */
export async function* endless(ms: number, left: () => void | Promise<void>): AsyncGenerator<Item> {
  try {
    for (let n = 1; ; n++) {
      yield { n };
      await pause(ms);
    }
  } finally {
    await left();
  }
}

export async function* failing(after: number, error: unknown): AsyncGenerator<Item> {
  yield* upTo(after);
  throw error;
}

/** The text that `upTo(2)` sends. */
export const events = 'data: {"n":1}\n\ndata: {"n":2}\n\n';
export const lines = '{"n":1}\n{"n":2}\n';
