import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import {
  defineRoutes,
  type Exchange,
  generator,
  type RouteOptions,
  route,
  viaH3,
} from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { answered, type Http2Running, http2Ways } from './support/http2.ts';
import { until } from './support/streamed.ts';

let released = 0;

async function* transaction() {
  try {
    yield;
  } finally {
    released++;
  }
}

async function* items() {
  yield 1;
}

const dependency = generator(transaction, () => transaction(), { awaited: true });

const depending = (use: (x: Exchange) => void | Promise<void>) => (_page: object, x: Exchange) =>
  x.depending(async (scope) => {
    await scope.of(dependency);
    return use(x);
  });

const cancelling: Middleware = async (event, next) => {
  await event.req.body?.cancel();
  return next();
};

const answering =
  (status: number, body?: string): Middleware =>
  async ({ runtime }, next) => {
    const response = runtime!.node!.res as ServerResponse;
    response.writeHead(status);
    if (body !== undefined) response.write(body);
    response.end();
    await pause(30);
    return next();
  };

const looking: Middleware = (event, next) => (event.req.body ? next() : 'no body');

const handlers: Record<string, [status: number, (x: Exchange) => void | Promise<void>, RouteOptions?]> = {
  'no content': [204, (x) => x.empty(204)],
  'not modified': [304, (x) => x.empty(304)],
  'a Response without content': [204, (x) => x.respond(new Response(null, { status: 204 }))],
  'a body': [200, (x) => x.reply(200, '1')],
  items: [200, (x) => x.stream(200, items(), String)],
  'a body, after middleware cancelled the request': [
    200,
    (x) => x.reply(200, '1'),
    { middleware: [cancelling] },
  ],
  'no content, from a middleware': [204, (x) => x.reply(200, '1'), { middleware: [answering(204)] }],
  'nothing, from a middleware': [200, (x) => x.reply(200, '1'), { middleware: [answering(200)] }],
  'a body, from a middleware': [200, (x) => x.reply(200, '1'), { middleware: [answering(200, 'own')] }],
  'a body, from a middleware, after another cancelled the request': [
    200,
    (x) => x.reply(200, '1'),
    { middleware: [cancelling, answering(200, 'own')] },
  ],
};

const refusing = { limits: { body: 5 } };

const routes = defineRoutes([
  ...Object.entries(handlers).map(([name, [, use, options]]) =>
    route(pathOf(name), Object, { post: viaH3(depending(use)) }, options),
  ),
  route('/direct', Object, { post: depending((x) => x.empty(204)) }),
  route('/refused', Object, { post: depending((x) => x.json(() => x.empty(204))) }, refusing),
  route('/looked-at', Object, { post: depending((x) => x.empty(204)) }, { middleware: [looking] }),
]);

describe.each(http2Ways)('a body that nobody reads over HTTP/2 $name', (way) => {
  let running: Http2Running;
  beforeEach(async () => {
    released = 0;
    running = await way.start(createApp(routes));
  });
  afterEach(() => running.close());

  const begin = (path: string) =>
    running.client.request({ ':method': 'POST', ':path': path, 'content-type': 'application/json' });

  test.each([
    ...Object.entries(handlers).map(([name, [status]]) => [pathOf(name), status] as const),
    ['/direct', 204],
  ] as const)('keeps neither its stream nor the connection: %s', async (path, status) => {
    for (const count of [1, 2, 3]) {
      const request = begin(path).end(Buffer.alloc(300_000));
      expect(await answered(request)).toBe(status);
      await until(() => released === count);
    }
  });

  test('is given up after a while if it has no end', async () => {
    const refused = begin('/refused');
    const lookedAt = begin('/looked-at');
    for (const one of [refused, lookedAt]) one.resume().write(Buffer.alloc(10));
    await until(() => released === 2);
  });
});

function pathOf(name: string): string {
  return `/${name.replace(/\W+/g, '-')}`;
}
