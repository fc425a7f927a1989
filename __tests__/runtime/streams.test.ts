import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createApp, HttpError } from '../../runtime/index.ts';
import { events, failing, lines, streamServer, upTo } from './support/stream-server.ts';
import { type Item, open, streamRoutes, until, whole } from './support/streamed.ts';
import { ways } from './support/ways.ts';

describe.each(ways)('streams $name', (way) => {
  const { reported, start } = streamServer(way);

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
    ['application/x-ndjson;q=0, application/x-ndjson;version=1', lines],
    ['application/x-ndjson;version=1, application/x-ndjson;q=0', lines],
    ['application/x-ndjson;q=0, application/*', events],
    ['*/*', events],
    ['application/json', events],
    ['text/event-stream', events],
    ['', events],
    ['text/plain;a=",application/x-ndjson,"', events],
    ['application/x-ndjson;a=", text/event-stream', lines],
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

  test('the content type of items is that of their framing, whatever the headers of a tuple name', async () => {
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
      undefined: () => failing(0, undefined),
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
    for (const name of ['other', 'contract', 'undefined', 'header', 'status', 'none']) {
      const answer = await whole(port, `/any/${name}`);
      expect(answer).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
    }
    expect(reported).toHaveLength(6);
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

  test('an error after the head breaks the answer off and is reported once', async () => {
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

  test('a generator without a reader may end with an AbortError, which is not reported', async () => {
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
