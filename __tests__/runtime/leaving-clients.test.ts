/**
 * Clients that disconnect before their answer: this is not reported as a failure, and work that waits for the
 * end of the request still ends.
 */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { H3Event } from 'h3';
import { defineRoutes, type Exchange, generator, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { http2Ways } from './support/http2.ts';
import { codes, leavingClients, type Served } from './support/leaving.ts';
import { until } from './support/streamed.ts';
import { ways } from './support/ways.ts';

function nodeOf(event: H3Event): { req: IncomingMessage; res: ServerResponse } {
  return event.runtime!.node as ReturnType<typeof nodeOf>;
}

async function* endless() {
  for (;;) {
    yield 'part';
    await pause(5);
  }
}

/** Ways to wait for a client. */
const uses: Record<string, (event: H3Event) => Promise<unknown>> = {
  'its text': ({ req }) => req.text(),
  'the text of a copy': ({ req }) => req.clone().text(),
  'its signal': ({ req: { signal } }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  "node's message": async (event) => {
    for await (const _part of nodeOf(event).req);
  },
  "node's message, piped": (event) => pipeline(nodeOf(event).req, new PassThrough().resume()),
  "node's response": (event) => pipeline(endless, nodeOf(event).res),
};

/** Streams of the app that close too early, and the message or the answer with them. */
const faults: Record<string, (event: H3Event) => Promise<unknown>> = {
  'of the answer': (event) => pipeline(closing(), nodeOf(event).res),
  'for the message': (event) => pipeline(nodeOf(event).req, closing()),
  'of neither': () => pipeline(closing(), new PassThrough().resume()),
};

function closing(): PassThrough {
  const stream = new PassThrough().resume();
  setTimeout(() => stream.destroy(), 10);
  return stream;
}

describe.each(leavingClients)('a client that leaves $name', ({ serve }) => {
  let served: Served;
  afterEach(() => served.close());

  test.each(
    Object.keys(uses).flatMap((how) => [
      [how, 'a page'],
      [how, 'a route of h3'],
    ]),
  )('while code of the app waits for it is no error: %s, in %s', async (how, where) => {
    const reported: unknown[] = [];
    let isAsked = false;
    const use = async (event: H3Event) => {
      isAsked = true;
      await uses[how]!(event);
    };
    const post = viaH3((_page: unknown, x: Exchange) => use(x.event));
    const app = createApp(defineRoutes([route('/', Object, { post })]), {
      onError: (error) => reported.push(error),
    });
    if (where === 'a route of h3') app.post('/', use);
    served = await serve(app);
    const leave = served.begin('/');
    await until(() => isAsked);
    await pause(20);
    leave();
    await pause(50);
    expect(reported).toEqual([]);
    expect(await served.ask('/')).toBe(405);
  });

  test.each(Object.keys(faults))(
    'after a stream of the app has closed too early hides no error: %s',
    async (which) => {
      const reported: unknown[] = [];
      const post = viaH3(async (_page: unknown, x: Exchange) => void (await faults[which]!(x.event)));
      const onError = (error: unknown) =>
        reported.push((error as NodeJS.ErrnoException).code ?? String(error));
      served = await serve(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
      const leave = served.begin('/');
      await until(() => reported.length > 0);
      leave();
      expect(reported).toEqual(['ERR_STREAM_PREMATURE_CLOSE']);
    },
  );

  test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'in the middle of its body is no error, and the handler is not called: %s',
    async (type) => {
      const log: unknown[] = [];
      const handle = () => void log.push('called');
      const post = (_page: unknown, x: Exchange) =>
        type === 'application/json' ? x.json(handle) : x.form(handle, 'name');
      const onError = (error: unknown) => log.push(error);
      served = await serve(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
      const leave = served.begin('/', type);
      await pause(30);
      leave();
      await pause(50);
      expect(log).toEqual([]);
      expect(await served.ask('/')).toBe(405);
    },
  );

  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'later',
  ])(
    'in the middle of its body, or before the operation fails, rolls back what was made: %s',
    async (type) => {
      const log: string[] = [];
      async function* transaction() {
        log.push('connects');
        try {
          yield 'transaction';
        } catch (error) {
          log.push((error as Error).message);
          throw error;
        }
      }
      const dependency = generator(transaction, () => transaction(), { awaited: true });
      const handle = () => void log.push('called');
      const post = (_page: unknown, x: Exchange) =>
        x.depending(async (scope) => {
          await scope.of(dependency);
          if (type === 'application/json') return scope.readJson(handle);
          if (type !== 'later') return scope.readForm(handle, 'name');
          await pause(80);
          throw new HttpError(409, 'too late');
        });
      served = await serve(createApp(defineRoutes([route('/', Object, { post })])));
      const leave = served.begin('/', type);
      await until(() => log.length > 0);
      await pause(20);
      leave();
      await until(() => log.length > 1);
      expect(log).toEqual([
        'connects',
        type === 'later' ? 'too late' : 'The body could not be read to its end',
      ]);
    },
  );

  test('while a dependency is made has it released', async () => {
    const log: string[] = [];
    async function* transaction() {
      log.push('connects');
      await pause(60);
      yield 'transaction';
      log.push('commit');
    }
    const dependency = generator(transaction, () => transaction(), { awaited: true });
    const post = (_page: unknown, x: Exchange) =>
      x.depending(async (scope) => x.reply(200, JSON.stringify(await scope.of(dependency))));
    served = await serve(createApp(defineRoutes([route('/', Object, { post })])));
    const leave = served.begin('/');
    await until(() => log.length > 0);
    leave();
    await until(() => log.length > 1);
    expect(log).toEqual(['connects', 'commit']);
  });

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

test.each(ways)('a client that leaves before its body is read: $name', async (way) => {
  const log: string[] = [];
  async function* transaction() {
    log.push('connects');
    await pause(60);
    try {
      yield 'transaction';
    } finally {
      log.push('released');
    }
  }
  const dependency = generator(transaction, () => transaction(), { awaited: true });
  const post = (_page: unknown, x: Exchange) =>
    x.depending(async (scope) => {
      await scope.of(dependency);
      await pause(60);
      return x.json(() => void log.push('called'));
    });
  const onError = (error: unknown) => log.push(String(error));
  const server = await way.start(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  const head =
    'POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
  socket.write(`${head}"begun`);
  await until(() => log.length === 1);
  socket.destroy();
  await until(() => log.length === 2);
  await pause(80);
  await server.close();
  expect(log).toEqual(['connects', 'released']);
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
