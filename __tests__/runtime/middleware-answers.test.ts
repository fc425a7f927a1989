import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { H3, Middleware } from 'h3';
import { defineRoutes, type Operation, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { log, middleware, operations } from './support/judged.ts';
import { eventually } from './support/lifetimes.ts';
import { send, value } from './support/raw.ts';
import { failing, upTo } from './support/stream-server.ts';
import { type Running, ways } from './support/ways.ts';

const unjudged: readonly Middleware[] = [
  (event) => void event.res.headers.set('x-name', 'caf\xe9'),
  () => Object.defineProperty(new Response('body'), 'status', { value: 1000 }),
];

const names = Object.keys(middleware);
const routes = defineRoutes([
  ...names.map((name, i) => route(`/${i}`, Object, operations, { middleware: [middleware[name]!] })),
  ...unjudged.map((one, i) => route(`/unjudged/${i}`, Object, operations, { middleware: [one] })),
]);

const reported: string[] = [];
const makeApp = (): H3 => createApp(routes, { onError: (error) => reported.push(String(error)) });

describe.each(ways)('what middleware does to an answer, $name', (way) => {
  let server: Running;
  let judge: Running;
  beforeAll(async () => {
    server = await way.start(makeApp());
    // An app with its own middleware sends everything through h3's routes.
    judge = await way.start(makeApp().use(() => {}));
  });
  afterAll(async () => {
    await server.close();
    await judge.close();
  });

  test.each(names)('%s', async (name) => {
    const target = `/${names.indexOf(name)}?q=%61&q='b'`;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const [answer, expected] = await Promise.all(
        [server, judge].map(({ port }) => send(port, `${method} ${target}`)),
      );
      expect([method, comparable(answer!)]).toEqual([method, comparable(expected!)]);
      expect(answer!.processTime === undefined).toBe(expected!.processTime === undefined);
    }
  });

  test.each(['end', 'end and header'])('%s: callbacks are called when the answer is sent', async (name) => {
    log.length = 0;
    await send(server.port, `GET /${names.indexOf(name)}`);
    await eventually(() => expect(log).toEqual(['end']));
  });

  test('values beyond ASCII are sent as they are, beside a body that is more, too', async () => {
    const answer = await send(server.port, 'GET /unjudged/0');
    expect(value(answer.headers, 'x-name')).toBe('caf\xe9');
    expect(answer.body).toBe('"é"');
  });

  test('what cannot be sent is a bare 500', async () => {
    expect(await send(server.port, 'GET /unjudged/1')).toMatchObject({ status: 500, body: '' });
    if (way.name === 'directly on node') expect(reported.at(-1)).toMatch(/Invalid status code: 1000/);
  });
});

describe.each(ways)('what middleware makes of a stream, $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  interface Streaming {
    readonly body: ReadableStream<Uint8Array>;
  }
  const told: string[] = [];
  const start = async (operation: Operation<unknown>, middleware: Middleware) => {
    told.length = 0;
    const onError = (error: unknown) => told.push(String(error));
    const table = [route('/', Object, { get: viaH3(operation) }, { middleware: [middleware] })];
    server = await way.start(createApp(defineRoutes(table), { onError }));
    return server.port;
  };

  test('the body of a Response is cancelled where an error takes its place', async () => {
    let cancelled = 0;
    const silent = () => new ReadableStream({ cancel: () => void cancelled++ });
    const port = await start(
      (_page, x) => x.respond(new Response(silent())),
      async (_event, next) => {
        await next();
        throw new Error('refused');
      },
    );
    expect((await send(port, 'GET /')).status).toBe(500);
    await eventually(() => expect(cancelled).toBe(1));
    expect(told).toEqual(['Error: refused']);
  });

  test('an error of its items inside a Response is reported once', async () => {
    const port = await start(
      (_page, x) => x.stream(200, failing(1, new Error('no more')), JSON.stringify),
      async (_event, next) => new Response(((await next()) as Streaming).body),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow();
    await pause(50);
    expect(told).toEqual(['Error: no more']);
  });

  test('its items all come through what it is piped through', async () => {
    const port = await start(
      (_page, x) => x.stream(200, upTo(2), ({ n }) => String(n)),
      async (_event, next) =>
        new Response(((await next()) as Streaming).body.pipeThrough(new TransformStream())),
    );
    expect((await send(port, 'GET /')).body).toBe('data: 1\n\ndata: 2\n\n');
    expect(told).toEqual([]);
  });
});

function comparable({ status, headers, body }: Awaited<ReturnType<typeof send>>) {
  return { status, headers: headers.toSorted(), body };
}
