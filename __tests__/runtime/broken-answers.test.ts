/**
 * Answers that node refuses, or that are aborted from outside of their stream, for each way to serve an app.
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import { defineRoutes, type Exchange, generator, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { exchange, send } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

const log: string[] = [];
const note = (what: string) => void log.push(what);

async function* transaction() {
  try {
    yield 'transaction';
    note('commit');
  } catch (error) {
    note(`rollback: ${(error as Error).message}`);
    throw error;
  }
}

const transactionDependency = generator(transaction, () => transaction(), { awaited: true });

async function* items(): AsyncGenerator<string> {
  try {
    for (;;) yield 'item';
  } finally {
    note('let go');
  }
}

function body(): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: (controller) => controller.enqueue(new TextEncoder().encode('part')),
      cancel: () => note('let go'),
    },
    { highWaterMark: 0 },
  );
}

/** A header value that `Headers` accepts and node refuses. */
const headers = { 'x-note': 'a\x01b' };

const setting: Middleware = (event) => void event.res.headers.set('x-note', headers['x-note']);

const piping: Middleware = async (_event, next) => {
  const answer = (await next()) as Response;
  return new Response(answer.body?.pipeThrough(new TransformStream()), { headers });
};

type Use = (x: Exchange) => void | Promise<void>;
type Maker = [use: Use, ...middleware: Middleware[]];

const refused: Record<string, Maker> = {
  'a Response': [(x) => x.respond(new Response(body(), { headers }))],
  'a Response, by middleware': [(x) => x.respond(new Response(body())), setting],
  'a Response that middleware pipes on': [(x) => x.respond(new Response(body())), piping],
  bytes: [(x) => x.pass(200, body()), setting],
  'bytes that middleware pipes on': [(x) => x.pass(200, body()), piping],
  items: [(x) => x.stream(200, items(), String), setting],
  'items that middleware pipes on': [(x) => x.stream(200, items(), String), piping],
};

/** Breaks the body of the answer with its own error. */
const spoiling: Middleware = async (_event, next) => {
  const answer = (await next()) as Response;
  const transform = () => {
    throw new Error('spoilt');
  };
  return new Response(answer.body?.pipeThrough(new TransformStream({ transform })));
};

/** Answered for by an error handler. */
const throwing: Middleware = async (_event, next) => {
  await next();
  throw new HttpError(404, 'gone');
};

const broken: Record<string, [error: string, ...Maker]> = {
  'a Response, by what it is piped through': ['spoilt', (x) => x.respond(new Response(body())), spoiling],
  'bytes, by what they are piped through': ['spoilt', (x) => x.pass(200, body()), spoiling],
  'items, by what they are piped through': ['spoilt', (x) => x.stream(200, items(), String), spoiling],
  'a Response in the place of another': ['unreadable', (x) => x.respond(new Response(body())), throwing],
  'a Response in the place of items': ['unreadable', (x) => x.stream(200, items(), String), throwing],
};

const unreadable = () => new ReadableStream({ pull: () => Promise.reject(new Error('unreadable')) });
const errors = [{ http: () => new Response(unreadable(), { status: 404 }) }];

const inTransaction = (use: Use) => (_page: object, x: Exchange) =>
  x.depending(async (scope) => {
    await scope.of(transactionDependency);
    return use(x);
  });

const routes = defineRoutes([
  ...Object.entries(refused).flatMap(([name, [use, ...middleware]]) => [
    route(`/alone/${named(name)}`, Object, { get: viaH3((_page, x) => use(x)) }, { middleware }),
    route(`/depending/${named(name)}`, Object, { get: viaH3(inTransaction(use)) }, { middleware }),
  ]),
  ...Object.entries(broken).map(([name, [, use, ...middleware]]) =>
    route(`/broken/${named(name)}`, Object, { get: viaH3(inTransaction(use)) }, { middleware, errors }),
  ),
]);

describe.each(ways)('an answer $name', (way) => {
  const reported: string[] = [];
  const app = createApp(routes, { onError: (error) => reported.push((error as Error).message) });
  let server: Running;
  beforeEach(async () => {
    log.length = 0;
    reported.length = 0;
    server = await way.start(app);
  });
  afterEach(() => server.close());

  test.each(Object.keys(refused))('whose head node refuses is let go of: %s', async (name) => {
    expect((await send(server.port, `GET /alone/${named(name)}`)).status).toBe(500);
    await until(() => log.length > 0);
    expect(log).toEqual(['let go']);
  });

  test.each(Object.keys(refused))('whose head node refuses keeps no dependencies: %s', async (name) => {
    expect((await send(server.port, `GET /depending/${named(name)}`)).status).toBe(500);
    await until(() => log.length > 1);
    expect(log).toEqual(['let go', 'commit']);
  });

  test.each(Object.keys(broken))('that is broken off from outside tells so, once: %s', async (name) => {
    const [error] = broken[name]!;
    await exchange(server.port, `GET /broken/${named(name)} HTTP/1.1\r\nHost: test\r\n\r\n`);
    await until(() => log.length > 1);
    expect(log).toEqual(['let go', `rollback: ${error}`]);
    expect(reported).toEqual([error]);
  });
});

const sent: Record<string, Use> = {
  bytes: (x) => x.pass(200, body()),
  items: (x) => x.stream(200, items(), String),
};

test.each(Object.entries(sent))(
  '%s may be left for any reason: no failure of the answer',
  async (_name, use) => {
    log.length = 0;
    const reported: unknown[] = [];
    const app = createApp(defineRoutes([route('/sent', Object, { get: viaH3(inTransaction(use)) })]), {
      onError: (error) => reported.push(error),
    });
    const reader = (await app.request('/sent')).body!.getReader();
    await reader.read();
    await reader.cancel(new Error('enough'));
    await until(() => log.length > 1);
    expect(log).toEqual(['let go', 'commit']);
    expect(reported).toEqual([]);
  },
);

function named(name: string): string {
  return name.replace(/\W+/g, '-');
}
