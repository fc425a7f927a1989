import { EventEmitter, on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { endless, streamServer } from './support/stream-server.ts';
import { type Item, open, until, whole } from './support/streamed.ts';
import { ways } from './support/ways.ts';

describe.each(ways)('clients of streams $name', (way) => {
  const { reported, start, stop } = streamServer(way);

  describe('one that goes away', () => {
    const leave = async (port: number, name: string, wait = 20) => {
      const response = await open(port, `/any/${name}`);
      await pause(wait);
      response.destroy();
    };

    test('reaches the `finally` of a generator', async () => {
      let released = 0;
      const port = await start({ endless: () => endless(5, () => void released++) });
      await leave(port, 'endless', 60);
      await until(() => released === 1, 500);
      expect(reported).toEqual([]);
    });

    test('also while its stream waits behind an earlier answer', async () => {
      let begun = 0;
      let released = 0;
      const port = await start({
        endless: async function* () {
          begun++;
          yield* endless(1, () => void released++);
        },
      });
      const socket = connect(port, '127.0.0.1');
      for (let i = 0; i < 20; i++) socket.write('GET /any/endless HTTP/1.1\r\nHost: test\r\n\r\n');
      await until(() => begun === 20);
      socket.destroy();
      await until(() => released === 20, 500);
      expect(reported).toEqual([]);
    });

    test('while it waits inside: after that has settled', async () => {
      let released = 0;
      let goOn = () => {};
      const port = await start({
        waiting: async function* () {
          try {
            await new Promise<void>((resolve) => {
              goOn = resolve;
            });
            yield { n: 1 };
          } finally {
            released++;
          }
        },
      });
      await leave(port, 'waiting');
      await pause(50);
      expect(released).toBe(0);
      goOn();
      await until(() => released === 1, 500);
    });

    test('by the signal of the event, which wakes it', async () => {
      const emitter = new EventEmitter();
      let released = 0;
      const port = await start({
        signalled: async function* (x) {
          try {
            for await (const [n] of on(emitter, 'n', { signal: x.event.req.signal })) yield { n };
          } finally {
            released++;
          }
        },
      });
      await leave(port, 'signalled');
      await until(() => released === 1, 500);
      expect(reported).toEqual([]);
    });

    test('errors of its `finally` are reported', async () => {
      const fail = () => {
        throw new Error('cleanup');
      };
      const port = await start({ bad: () => endless(5, fail) });
      await leave(port, 'bad');
      await until(() => reported.length === 1);
      expect(reported).toEqual(['Error: cleanup']);
    });

    test('an error of both its next item and its end is reported once', async () => {
      const failure = new Error('connection lost');
      let fail = () => {};
      const waiting = new Promise<never>((_resolve, reject) => {
        fail = () => reject(failure);
      });
      const lost = (): AsyncIterableIterator<Item> => ({
        next: () => waiting,
        return: async () => {
          fail();
          throw failure;
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      });
      const port = await start({ lost });
      await leave(port, 'lost');
      await until(() => reported.length > 0);
      await pause(20);
      expect(reported).toEqual(['Error: connection lost']);
    });

    test('reaches `cancel` of a ReadableStream', async () => {
      let cancelled = 0;
      const port = await start({
        bytes: () =>
          new ReadableStream({
            async pull(controller) {
              await pause(5);
              controller.enqueue(new Uint8Array(10));
            },
            cancel: () => void cancelled++,
          }),
        silent: () => new ReadableStream({ cancel: () => void cancelled++ }),
      });
      await leave(port, 'bytes');
      await leave(port, 'silent');
      await until(() => cancelled === 2, 500);
    });

    test('is no fault of a stream whose length is known', async () => {
      let cancelled = 0;
      const port = await start({
        bytes: () => {
          const stream = new ReadableStream({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            cancel: () => void cancelled++,
          });
          return [stream, 200, { 'content-length': '1000' }];
        },
      });
      await leave(port, 'bytes');
      await until(() => cancelled === 1, 500);
      await pause(50);
      expect(reported).toEqual([]);
    });

    test('before the first item: the generator is let go of', async () => {
      let begun = 0;
      let released = 0;
      const port = await start({
        slow: async function* () {
          begun++;
          try {
            await pause(80);
            yield { n: 1 };
            await pause(10_000);
          } finally {
            released++;
          }
        },
      });
      const response = open(port, '/any/slow').catch(() => {});
      await until(() => begun === 1);
      await stop();
      await until(() => released === 1, 1000);
      void response;
    });

    test('many of them leave nothing behind', async () => {
      let begun = 0;
      let released = 0;
      const port = await start({
        endless: async function* () {
          yield* endless(begun++ % 7, () => void released++);
        },
      });
      await Promise.all(Array.from({ length: 200 }, (_, i) => leave(port, 'endless', i % 40)));
      await until(() => released === 200);
      expect(begun).toBe(200);
      expect(reported).toEqual([]);
      expect((await whole(port, '/quick')).body).toBe('"done"');
    });
  });

  test('a slow reader is not run ahead of', async () => {
    let made = 0;
    const text = 'x'.repeat(1000);
    const port = await start({
      bytes: () =>
        new ReadableStream({
          pull(controller) {
            made++;
            controller.enqueue(text);
          },
        }),
      items: async function* () {
        for (;;) yield { n: ++made };
      },
    });
    for (const [name, most] of [
      ['bytes', 20_000],
      ['items', 1_000_000],
    ] as const) {
      made = 0;
      const response: IncomingMessage = await open(port, `/any/${name}`);
      response.pause();
      let before = -1;
      while (before !== made) {
        before = made;
        await pause(150);
      }
      // Only as much as fits in the socket buffers: some megabytes.
      expect(made).toBeLessThan(most);
      response.destroy();
    }
  });
});
