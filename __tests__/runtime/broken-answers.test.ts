/** What becomes of an answer that node refuses, or that something outside of its stream breaks off, on each way into an app. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import { defineRoutes, type Exchange, generator, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
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

/** `Headers` takes it, node does not. */
const headers = { 'x-note': 'a\x01b' };

const setting: Middleware = (event) => void event.res.headers.set('x-note', headers['x-note']);

const piping: Middleware = async (_event, next) => {
  const answer = (await next()) as Response;
  return new Response(answer.body?.pipeThrough(new TransformStream()), { headers });
};

type Use = (x: Exchange) => void | Promise<void>;

const makers: Record<string, [use: Use, ...middleware: Middleware[]]> = {
  'a Response': [(x) => x.respond(new Response(body(), { headers }))],
  'a Response, by middleware': [(x) => x.respond(new Response(body())), setting],
  'a Response that middleware pipes on': [(x) => x.respond(new Response(body())), piping],
  bytes: [(x) => x.pass(200, body()), setting],
  'bytes that middleware pipes on': [(x) => x.pass(200, body()), piping],
  items: [(x) => x.stream(200, items(), String), setting],
  'items that middleware pipes on': [(x) => x.stream(200, items(), String), piping],
};

const names = Object.keys(makers);

const inTransaction = (use: Use) => (_page: object, x: Exchange) =>
  x.depending(async (scope) => {
    await scope.of(transactionDependency);
    return use(x);
  });

const routes = defineRoutes(
  Object.values(makers).flatMap(([use, ...middleware], i) => [
    route(`/alone/${i}`, Object, { get: viaH3((_page, x) => use(x)) }, { middleware }),
    route(`/depending/${i}`, Object, { get: viaH3(inTransaction(use)) }, { middleware }),
  ]),
);

describe.each(ways)('an answer $name', (way) => {
  const app = createApp(routes, { onError: () => {} });
  let server: Running;
  beforeEach(async () => {
    log.length = 0;
    server = await way.start(app);
  });
  afterEach(() => server.close());

  test.each(names)('whose head node refuses is let go of: %s', async (name) => {
    expect((await send(server.port, `GET /alone/${names.indexOf(name)}`)).status).toBe(500);
    await until(() => log.length > 0);
    expect(log).toEqual(['let go']);
  });

  test.each(names)('whose head node refuses keeps no dependencies: %s', async (name) => {
    expect((await send(server.port, `GET /depending/${names.indexOf(name)}`)).status).toBe(500);
    await until(() => log.length > 1);
    expect(log).toEqual(['let go', 'commit']);
  });
});
