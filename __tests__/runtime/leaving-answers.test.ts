/** Clients that disconnect before their answer, or in the middle of it: its source is ended. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, generator, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { http2Ways } from './support/http2.ts';
import { codes, leavingClients, type Served } from './support/leaving.ts';
import { until } from './support/streamed.ts';

describe.each(leavingClients)('a client that leaves $name', ({ serve }) => {
  let served: Served;
  afterEach(() => served.close());

  test('before a Response is begun, or in the middle of it, has its body cancelled and is no error', async () => {
    const log: string[] = [];
    const bytes = new TextEncoder().encode('part');
    const body = () =>
      new ReadableStream(
        {
          async pull(controller) {
            await pause(10);
            controller.enqueue(bytes);
          },
          cancel: () => void log.push('cancelled'),
        },
        { highWaterMark: 0 },
      );
    const giving = (wait: number) =>
      viaH3(async (_page: unknown, x: Exchange) => {
        log.push('begins');
        await pause(wait);
        x.respond(new Response(body()));
      });
    const routes = defineRoutes([
      route('/late', Object, { post: giving(60) }),
      route('/long', Object, { post: giving(0) }),
    ]);
    served = await serve(createApp(routes, { onError: (error) => log.push(String(error)) }));
    for (const path of ['/late', '/long']) {
      log.length = 0;
      const leave = served.begin(path);
      await until(() => log.length > 0);
      await pause(30);
      leave();
      await until(() => log.length > 1);
      await pause(20);
      expect([path, ...log]).toEqual([path, 'begins', 'cancelled']);
    }
  });
});

test.each(http2Ways)(
  'a body that cannot be cancelled ends no process: over HTTP/2 $name',
  async ({ start }) => {
    const log: unknown[] = [];
    const note = (error: unknown) => log.push(error);
    process.on('unhandledRejection', note);
    const cancel = () => {
      log.push('cancelled');
      throw new Error('of the body');
    };
    const get = viaH3(async (_page: unknown, x: Exchange) => {
      log.push('begins');
      await pause(60);
      x.respond(new Response(new ReadableStream({ cancel })));
    });
    const { client, close } = await start(createApp(defineRoutes([route('/', Object, { get })])));
    const request = client.request({ ':path': '/' }).on('error', () => {});
    await until(() => log.length === 1);
    request.close(codes.CANCEL);
    await until(() => log.length === 2);
    await pause(20);
    await close();
    process.off('unhandledRejection', note);
    expect(log).toEqual(['begins', 'cancelled']);
  },
);

test.each(http2Ways)(
  'a client that takes no more and resets its stream with NO_ERROR ends the answer: over HTTP/2 $name',
  async ({ start }) => {
    const log: unknown[] = [];
    async function* endless() {
      try {
        for (;;) yield 'x'.repeat(100_000);
      } finally {
        log.push('ended');
      }
    }
    async function* transaction() {
      try {
        yield;
      } finally {
        log.push('released');
      }
    }
    const dependency = generator(transaction, () => transaction(), { awaited: true });
    const get = viaH3((_page: unknown, x: Exchange) =>
      x.depending(async (scope) => {
        await scope.of(dependency);
        return x.stream(200, endless(), String);
      }),
    );
    const onError = (error: unknown) => log.push(error);
    const app = createApp(defineRoutes([route('/', Object, { get })]), { onError });
    const { client, close } = await start(app);
    const request = client.request({ ':path': '/' }).on('error', () => {});
    await once(request, 'response');
    // Until the client's window is full.
    await pause(50);
    request.close(0);
    await until(() => log.length === 2);
    await close();
    expect(log).toEqual(['ended', 'released']);
  },
);
