import { EventEmitter, on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp, HttpError } from '../../runtime/index.ts';
import { type Item, type Makers, open, pause, streamRoutes, until, whole } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

async function* upTo(count: number, done: () => void = () => {}): AsyncGenerator<Item> {
  try {
    for (let n = 1; n <= count; n++) yield { n, secret: 'column' } as Item;
  } finally {
    done();
  }
}

async function* failing(after: number, error: unknown): AsyncGenerator<Item> {
  yield* upTo(after);
  throw error;
}

const events = 'data: {"n":1}\n\ndata: {"n":2}\n\n';
const lines = '{"n":1}\n{"n":2}\n';

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => void process.on('unhandledRejection', note).on('uncaughtException', note));
afterEach(async () => {
  await pause(10);
  process.off('unhandledRejection', note).off('uncaughtException', note);
  expect(unhandled.splice(0)).toEqual([]);
});

describe.each(ways)('streams $name', (way) => {
  let server: Running | undefined;
  const reported: string[] = [];
  const start = async (
    makers: Makers,
    ...more: Parameters<typeof streamRoutes> extends [unknown, ...infer M] ? M : []
  ) => {
    reported.length = 0;
    const onError = (error: unknown) => void reported.push(String(error));
    server = await way.start(createApp(streamRoutes(makers, ...more), { onError }));
    return server.port;
  };
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  test('items are events, declared fields alone', async () => {
    const port = await start({ two: () => upTo(2) });
    const { body, headers, status } = await whole(port, '/any/two');
    expect({ status, body }).toEqual({ status: 200, body: events });
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      vary: 'accept',
    });
    expect(Number(headers['x-process-time'])).toBeGreaterThan(0);
  });

  test.each([
    ['application/x-ndjson', lines],
    ['Application/X-NDJSON ; charset=utf-8', lines],
    ['application/json;q=0.9, application/x-ndjson;q=0.1', lines],
    ['application/x-ndjson, text/event-stream;q=0', lines],
    ['application/x-ndjson, text/event-stream; q=0.000, */*', lines],
    ['application/*', lines],
    ['application/x-ndjson, text/event-stream', events],
    ['application/x-ndjson, Text/*;q=0.1', events],
    ['application/x-ndjson;q=0', events],
    ['application/x-ndjson;q=0, application/*', events],
    ['*/*', events],
    ['application/json', events],
    ['text/event-stream', events],
    ['', events],
    ['text/plain;a=",application/x-ndjson,"', events],
  ])('Accept: %s', async (accept, body) => {
    const port = await start({ two: () => upTo(2) });
    const answer = await whole(port, '/any/two', { accept });
    const type = body === lines ? 'application/x-ndjson' : 'text/event-stream; charset=utf-8';
    expect([answer.body, answer.headers['content-type']]).toEqual([body, type]);
    expect(answer.headers['x-accel-buffering']).toBe('no');
  });

  test('no items at all', async () => {
    const port = await start({ none: () => upTo(0) });
    expect(await whole(port, '/any/none')).toMatchObject({ status: 200, body: '', isWhole: true });
  });

  test('status and headers of a tuple win', async () => {
    const headers = { 'Cache-Control': 'no-store', 'set-cookie': ['a=1', 'b=2'], vary: 'origin' };
    const port = await start({ two: () => [upTo(2), 203, headers], one: () => null });
    const answer = await whole(port, '/any/two');
    expect(answer).toMatchObject({ status: 203, body: events });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'set-cookie': ['a=1', 'b=2'],
      vary: 'origin, accept',
    });
    expect((await whole(port, '/any/one')).body).toBe('null');
  });

  test('the content type of items is how they are framed, whatever a tuple says', async () => {
    const port = await start({ two: () => [upTo(2), 200, { 'Content-Type': 'application/json' }] });
    const sent = async (accept: string) =>
      (await whole(port, '/any/two', { accept })).headers['content-type'];
    expect(await sent('*/*')).toBe('text/event-stream; charset=utf-8');
    expect(await sent('application/x-ndjson')).toBe('application/x-ndjson');
  });

  test('a status without a body sends none and lets go of the stream', async () => {
    let cancelled = 0;
    const bytes = () => new ReadableStream({ cancel: () => void cancelled++ });
    const port = await start({
      items: () => [upTo(2), 204, { 'x-a': 'b' }],
      bytes: () => [bytes(), 304],
    });
    const none = await whole(port, '/any/items');
    expect(none).toMatchObject({ status: 204, body: '' });
    expect(none.headers).toMatchObject({ 'x-a': 'b' });
    expect(none.headers['content-type']).toBeUndefined();
    expect(await whole(port, '/any/bytes')).toMatchObject({ status: 304, body: '' });
    await until(() => cancelled === 1);
  });

  test('what goes wrong before the first item is an error like any other', async () => {
    let released = 0;
    const port = await start({
      http: () => failing(0, new HttpError(404, 'No feed')),
      other: () => failing(0, new Error('secret')),
      contract: async function* () {
        try {
          yield { n: 'text' as unknown as number };
        } finally {
          released++;
        }
      },
      header: () => [upTo(2), 200, { 'x-a': 'a\nb' }],
      status: () => [upTo(2), 99],
      none: () => ({ [Symbol.asyncIterator]: undefined }) as unknown as AsyncIterable<Item>,
    });
    expect(await whole(port, '/any/http')).toMatchObject({ status: 404, body: '{"detail":"No feed"}' });
    expect(reported).toEqual([]);
    for (const name of ['other', 'contract', 'header', 'status', 'none']) {
      const answer = await whole(port, `/any/${name}`);
      expect(answer).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
    }
    expect(reported).toHaveLength(5);
    expect(reported[0]).toBe('Error: secret');
    expect(reported[1]).toMatch(/^ContractError: A handler returned a string/);
    expect(released).toBe(1);
  });

  test('a head does not wait for long, and items come as they are made', async () => {
    const steps: (() => void)[] = [];
    const port = await start({
      slow: async function* () {
        for (let n = 1; n <= 2; n++) {
          await new Promise<void>((resolve) => steps.push(resolve));
          yield { n };
        }
      },
    });
    const before = performance.now();
    const response = await open(port, '/any/slow');
    expect(performance.now() - before).toBeLessThan(1500);
    const seen: string[] = [];
    response.setEncoding('utf8').on('data', (text) => seen.push(text));
    await pause(50);
    expect(seen).toEqual([]);
    steps[0]!();
    await until(() => seen.length === 1);
    await until(() => steps.length === 2);
    steps[1]!();
    await until(() => response.complete);
    expect(seen).toEqual(['data: {"n":1}\n\n', 'data: {"n":2}\n\n']);
  });

  test('an error after the head breaks the answer off and is told once', async () => {
    const port = await start({
      late: () => failing(2, new Error('late')),
      later: async function* () {
        await pause(150);
        yield* failing(0, new HttpError(404, 'too late'));
      },
      contract: async function* () {
        yield { n: 1 };
        yield { n: Number.NaN };
      },
    });
    expect(await whole(port, '/any/late')).toMatchObject({ status: 200, body: events, isWhole: false });
    expect(await whole(port, '/any/later')).toMatchObject({ status: 200, body: '', isWhole: false });
    expect(await whole(port, '/any/contract')).toMatchObject({ body: 'data: {"n":1}\n\n', isWhole: false });
    await pause(20);
    expect(reported).toEqual([
      'Error: late',
      'HttpError: too late',
      'ContractError: A handler returned NaN where its type declares a finite number',
    ]);
  });

  test('HEAD has the head of GET, and lets go', async () => {
    let released = 0;
    let made = 0;
    const port = await start({
      items: async function* () {
        try {
          for (let n = 1; ; n++) {
            made = n;
            yield { n };
          }
        } finally {
          released++;
        }
      },
      http: () => failing(0, new HttpError(404, 'No feed')),
      bytes: () =>
        new ReadableStream({ pull: () => void made++, cancel: () => void released++ }, { highWaterMark: 0 }),
      blob: () => new Blob(['abc'], { type: 'text/plain' }),
    });
    const head = await whole(port, '/any/items', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    await until(() => released === 1);
    expect(made).toBe(1);
    expect((await whole(port, '/any/http', {}, 'HEAD')).status).toBe(404);
    expect((await whole(port, '/any/bytes', {}, 'HEAD')).headers['content-type']).toBe(
      'application/octet-stream',
    );
    await until(() => released === 2);
    expect(made).toBe(1);
    expect((await whole(port, '/any/blob', {}, 'HEAD')).headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '3',
    });
  });

  test('a generator that nobody reads may end with an AbortError, which is no fault', async () => {
    let ended = 0;
    const port = await start({
      aborting: async function* () {
        try {
          yield { n: 1 };
        } finally {
          ended++;
          // As whatever waits for a signal does once that is aborted.
          AbortSignal.abort().throwIfAborted();
        }
      },
    });
    expect(await whole(port, '/any/aborting', {}, 'HEAD')).toMatchObject({ status: 200 });
    await until(() => ended === 1);
    await pause(10);
    expect(reported).toEqual([]);
  });

  describe('a client that goes away', () => {
    const leave = async (port: number, name: string, wait = 20) => {
      const response = await open(port, `/any/${name}`);
      await pause(wait);
      response.destroy();
    };

    test('reaches the `finally` of a generator', async () => {
      let released = 0;
      const port = await start({
        endless: async function* () {
          try {
            for (let n = 1; ; n++) {
              await pause(5);
              yield { n };
            }
          } finally {
            released++;
          }
        },
      });
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
          try {
            for (let n = 1; ; n++) {
              await pause(1);
              yield { n };
            }
          } finally {
            released++;
          }
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

    test('errors of its `finally` are told', async () => {
      const port = await start({
        bad: async function* () {
          try {
            for (let n = 1; ; n++) {
              await pause(5);
              yield { n };
            }
          } finally {
            // biome-ignore lint/correctness/noUnsafeFinally: as users do
            throw new Error('cleanup');
          }
        },
      });
      await leave(port, 'bad');
      await until(() => reported.length === 1);
      expect(reported).toEqual(['Error: cleanup']);
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
      await server!.close();
      server = undefined;
      await until(() => released === 1, 1000);
      void response;
    });

    test('many of them leave nothing behind', async () => {
      let begun = 0;
      let released = 0;
      const port = await start({
        endless: async function* () {
          begun++;
          try {
            for (let n = 1; ; n++) {
              yield { n };
              await pause(n % 7);
            }
          } finally {
            released++;
          }
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
      // What the sockets hold: some megabytes.
      expect(made).toBeLessThan(most);
      response.destroy();
    }
  });

  test('bytes are sent as they are', async () => {
    const of = (...chunks: unknown[]) =>
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
    const port = await start({
      bytes: () =>
        of(new Uint8Array([97, 98]), new Uint8Array([99]).buffer, new DataView(new ArrayBuffer(1))),
      texts: () => of('a', '', 'ä\ud83d', '\ude00', '\ud83d'),
      csv: () => [of('a,b\n'), 201, { 'Content-Type': 'text/csv', 'Content-Length': '4' }],
      blob: () => new Blob(['{"a":1}'], { type: 'application/json' }),
      plain: () => [new Blob(['äb']), 200, { 'x-a': 'b' }],
      typed: () => [new Blob(['a'], { type: 'text/plain' }), 200, { 'content-type': 'text/csv' }],
    });
    const get = async (name: string) => {
      const { body, headers, isWhole, status } = await whole(port, `/any/${name}`);
      return [status, headers['content-type'], headers['content-length'], body, isWhole];
    };
    const octets = 'application/octet-stream';
    expect(await get('bytes')).toEqual([200, octets, undefined, 'abc\0', true]);
    expect(await get('texts')).toEqual([200, octets, undefined, 'aä😀\ufffd', true]);
    expect(await get('csv')).toEqual([201, 'text/csv', '4', 'a,b\n', true]);
    expect(await get('blob')).toEqual([200, 'application/json', '7', '{"a":1}', true]);
    expect(await get('plain')).toEqual([200, octets, '3', 'äb', true]);
    expect(await get('typed')).toEqual([200, 'text/csv', '1', 'a', true]);
  });

  test('bytes have the length that a tuple says, and are broken off where it is another', async () => {
    const sized = (text: string, length: string): [ReadableStream, number, { 'content-length': string }] => [
      new ReadableStream({
        start(controller) {
          for (const chunk of text) controller.enqueue(chunk);
          controller.close();
        },
      }),
      200,
      { 'content-length': length },
    ];
    const port = await start({
      right: () => sized('äbc', '4'),
      none: () => sized('', '0'),
      unread: () => sized('abc', 'many'),
      more: () => sized('abc', '2'),
      fewer: () => sized('abc', '4'),
    });
    const get = async (name: string, method?: string) => {
      const { body, headers, isWhole } = await whole(port, `/any/${name}`, {}, method);
      return [headers['content-length'], body, isWhole];
    };
    expect(await get('right')).toEqual(['4', 'äbc', true]);
    expect(await get('right', 'HEAD')).toEqual(['4', '', true]);
    expect(await get('none')).toEqual(['0', '', true]);
    expect(await get('unread')).toEqual([undefined, 'abc', true]);
    expect(reported).toEqual([]);
    expect(await get('more')).toEqual(['2', 'ab', true]);
    expect(await get('fewer')).toEqual(['4', 'abc', false]);
    expect(reported).toEqual([
      'ContractError: A stream holds more bytes than its content-length says',
      'ContractError: A stream holds fewer bytes than its content-length says',
    ]);
  });

  test('an error inside a ReadableStream breaks the answer off and is told once', async () => {
    const locked = new ReadableStream();
    locked.getReader();
    const port = await start({
      late: () =>
        new ReadableStream({
          async pull(controller) {
            controller.enqueue('some');
            await pause(20);
            controller.error(new Error('disk'));
          },
        }),
      objects: () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue('some');
            controller.enqueue({ n: 1 });
          },
        }),
      locked: () => locked,
    });
    expect(await whole(port, '/any/late')).toMatchObject({ status: 200, isWhole: false });
    expect(await whole(port, '/any/objects')).toMatchObject({ body: 'some', isWhole: false });
    expect(await whole(port, '/any/locked')).toMatchObject({ status: 500 });
    expect(reported).toEqual([
      'Error: disk',
      'ContractError: A ReadableStream that a handler returned held a chunk that is neither bytes nor text',
      expect.stringMatching(/^TypeError.*locked/),
    ]);
  });

  test('behind middleware: passed on, wrapped, piped, or replaced', async () => {
    let released = 0;
    const released_ = () => void released++;
    const port = await start(
      {
        replaced: () => upTo(9, released_),
        failed: () => upTo(9, released_),
        kept: () => upTo(2),
        piped: () => upTo(2),
        pipedAndFailed: () => upTo(9, released_),
      },
      [
        async (event, next) => {
          const answer = (await next()) as Response;
          if (event.url.pathname.endsWith('/replaced')) return new Response('other');
          if (event.url.pathname.endsWith('/failed')) throw new HttpError(409, 'no');
          const isPiped = event.url.pathname.includes('/piped');
          const body = isPiped ? answer.body!.pipeThrough(new TransformStream()) : answer.body;
          if (event.url.pathname.endsWith('Failed')) throw new HttpError(409, 'no');
          return new Response(body, { status: 202, headers: answer.headers });
        },
      ],
    );
    for (const path of ['/guarded/kept', '/guarded/piped'])
      expect(await whole(port, path)).toMatchObject({ status: 202, body: events, isWhole: true });
    expect(await whole(port, '/guarded/replaced')).toMatchObject({ status: 200, body: 'other' });
    await until(() => released === 1);
    expect(await whole(port, '/guarded/failed')).toMatchObject({ status: 409 });
    await until(() => released === 2);
    expect(await whole(port, '/guarded/pipedAndFailed')).toMatchObject({ status: 409 });
    await until(() => released === 3);
  });
});

test('a fetch without a server reads a stream too', async () => {
  const app = createApp(streamRoutes({ two: () => upTo(2) }));
  const response = await app.request('/any/two');
  expect(await response.text()).toBe(events);
});
