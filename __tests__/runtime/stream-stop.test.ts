import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import { createApp } from '../../runtime/index.ts';
import { type RunningServer, type ServeOptions, serve } from '../../runtime/node.ts';
import { endless } from './support/stream-server.ts';
import { type Makers, open, streamRoutes, until, whole } from './support/streamed.ts';

describe('streams when the server stops', () => {
  let server: RunningServer | undefined;
  const reported: unknown[] = [];
  const start = async (
    makers: Makers,
    options: ServeOptions = {},
    middleware: readonly Middleware[] = [],
  ) => {
    const onError = (error: unknown) => void reported.push(error);
    const app = createApp(streamRoutes(makers, middleware), { onError });
    server = await serve(app, { port: 0, hostname: '127.0.0.1', ...options });
    return server;
  };
  afterEach(async () => {
    await server?.close();
    expect(reported.splice(0)).toEqual([]);
  });

  test('one without an end is broken off, and its `finally` has run when the stop is over', async () => {
    let begun = 0;
    let released = 0;
    const { close, port } = await start(
      {
        endless: async function* () {
          begun++;
          yield* endless(10, async () => {
            await pause(50);
            released++;
          });
        },
      },
      { streamDeadline: 100 },
    );
    const answers = Promise.all(Array.from({ length: 10 }, () => whole(port, '/any/endless')));
    await until(() => begun === 10);
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(1500);
    expect(released).toBe(10);
    for (const answer of await answers) {
      expect(answer).toMatchObject({ status: 200, isWhole: false });
      expect(answer.body).toMatch(/^data: \{"n":1\}\n\n/);
    }
  });

  test('one with pipelined requests behind it, too', async () => {
    let released = 0;
    const { close, port } = await start(
      { endless: () => endless(10, () => void released++) },
      { streamDeadline: 100 },
    );
    const socket = connect(port, '127.0.0.1');
    for (const name of ['any/endless', 'any/endless', 'quick'])
      socket.write(`GET /${name} HTTP/1.1\r\nHost: test\r\n\r\n`);
    await once(socket, 'data');
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(1500);
    expect(released).toBe(2);
  });

  test('one with an answer behind it that fails and, in some versions of Node, closes before it', async () => {
    let released = 0;
    const { close, port } = await start(
      {
        endless: () => endless(10, () => void released++),
        failing: async function* () {
          yield { n: 1 };
          throw new Error('of the generator');
        },
      },
      { streamDeadline: 100, deadline: 3000 },
    );
    const socket = connect(port, '127.0.0.1');
    for (const name of ['endless', 'failing'])
      socket.write(`GET /any/${name} HTTP/1.1\r\nHost: test\r\n\r\n`);
    await once(socket, 'data');
    await until(() => reported.length === 1);
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(1500);
    expect(released).toBe(1);
    expect(reported.splice(0)).toEqual([new Error('of the generator')]);
  });

  test('one behind a middleware that puts another request in the place of the one that came', async () => {
    let released = 0;
    const replacing: Middleware = (event) => void Object.assign(event, { req: new Request(event.req.url) });
    const makers = { endless: () => endless(10, () => void released++) };
    const { close, port } = await start(makers, { streamDeadline: 100 }, [replacing]);
    const answer = whole(port, '/guarded/endless');
    await pause(50);
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(1500);
    expect(released).toBe(1);
    expect((await answer).isWhole).toBe(false);
  });

  test('one that ends in time is whole', async () => {
    let begun = false;
    const { close, port } = await start({
      short: async function* () {
        begun = true;
        for (let n = 1; n <= 3; n++) {
          yield { n };
          await pause(60);
        }
      },
    });
    const answer = whole(port, '/any/short');
    await until(() => begun);
    await close();
    expect(await answer).toMatchObject({
      isWhole: true,
      body: 'data: {"n":1}\n\ndata: {"n":2}\n\ndata: {"n":3}\n\n',
    });
  });

  test('one that waits for ever does not hold the stop up', async () => {
    const { close, port } = await start(
      {
        stuck: async function* () {
          yield { n: 1 };
          await new Promise(() => {});
        },
      },
      { streamDeadline: 0 },
    );
    const response = await open(port, '/any/stuck');
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(2500);
    await until(() => response.destroyed || response.errored !== null);
    response.destroy();
  });

  test.each(['text/event-stream', 'Text/Event-Stream; charset=utf-8'])(
    'bytes of the type %s are broken off, too, and cancelled, also those of a Response',
    async (type) => {
      let cancelled = 0;
      const events = () =>
        new ReadableStream({
          pull: async (controller) => {
            await pause(10);
            controller.enqueue(Buffer.from('data: 1\n\n'));
          },
          cancel: () => void cancelled++,
        });
      const { close, port } = await start(
        {
          events: () => [events(), 200, { 'Content-Type': type }],
          response: () => new Response(events(), { headers: { 'content-type': type } }),
        },
        { streamDeadline: 100, deadline: 3000 },
      );
      const answers = Promise.all([whole(port, '/any/events'), whole(port, '/any/response')]);
      await pause(50);
      const before = performance.now();
      await close();
      expect(performance.now() - before).toBeLessThan(1500);
      expect(cancelled).toBe(2);
      for (const answer of await answers)
        expect(answer).toMatchObject({ isWhole: false, body: expect.stringMatching(/^data: 1\n\n/) });
    },
  );

  test('other bytes have until the deadline, as every request has', async () => {
    let n = 0;
    const { close, port } = await start(
      {
        bytes: () => {
          return new ReadableStream({
            async pull(controller) {
              await pause(60);
              controller.enqueue(`${++n}`);
              if (n === 5) controller.close();
            },
          });
        },
      },
      { streamDeadline: 0 },
    );
    const answer = whole(port, '/any/bytes');
    await until(() => n > 0);
    await close();
    expect(await answer).toMatchObject({ isWhole: true, body: '12345' });
  });

  test('a time that is none is refused', async () => {
    await expect(start({}, { streamDeadline: -1 })).rejects.toThrow(RangeError);
  });
});
