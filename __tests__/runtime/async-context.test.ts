import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type Middleware, toResponse } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { listening } from './support/listening.ts';
import { send } from './support/raw.ts';
import { type Item, open, streamRoutes, until, whole } from './support/streamed.ts';
import { ways } from './support/ways.ts';

class Page {}

const context = new AsyncLocalStorage<string>();
const stored = () => JSON.stringify(context.getStore() ?? 'lost');
const json = (_page: Page, x: Exchange) => x.json(() => x.reply(200, stored()));
const form = (_page: Page, x: Exchange) => x.form(() => x.reply(200, stored()), 'a', []);

const routes = defineRoutes([
  route('/direct', Page, { get: (_page, x) => x.reply(200, stored()), post: json, put: form }),
  route('/via', Page, {
    get: viaH3((_page, x) => x.reply(200, stored())),
    post: viaH3(json),
    put: viaH3(form),
  }),
]);

const multipart = 'multipart/form-data; boundary=b';
const bodies: Record<string, [type: string, body: string]> = {
  'a body of JSON': ['application/json', '{"a":1}'],
  'no body': ['text/plain', ''],
  'a form': ['application/x-www-form-urlencoded', 'a=1'],
  'a form of parts': [multipart, '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n'],
};

/** A server that keeps something for each request, as middleware of Express or Koa before the app does. */
async function serving<T>(use: (port: number) => Promise<T>): Promise<T> {
  const handle = toNodeHandler(createApp(routes));
  const server = createServer((request, answer) =>
    context.run(String(request.headers['x-id']), () => handle(request, answer)),
  );
  const port = await listening(server);
  try {
    return await use(port);
  } finally {
    server.close().closeAllConnections();
  }
}

test.each([
  ['GET', 'no body'],
  ['POST', 'a body of JSON'],
  ['POST', 'no body'],
  ['PUT', 'a form'],
  ['PUT', 'a form of parts'],
])('a handler finds what AsyncLocalStorage holds around the app: %s, with %s', async (verb, what) => {
  const [type, body] = bodies[what]!;
  const answers = await serving(async (port) => {
    const ask = (path: string) => send(port, `${verb} ${path}`, [`Content-Type: ${type}`, 'X-Id: r-1'], body);
    return [await ask('/direct'), await ask('/via')].map((answer) => answer.body);
  });
  expect(answers).toEqual(['"r-1"', '"r-1"']);
});

describe('a stream finds what AsyncLocalStorage holds when it begins', () => {
  const context = new AsyncLocalStorage<number>();
  const released: unknown[] = [];

  async function* items(): AsyncGenerator<Item> {
    try {
      for (let i = 0; i < 3; i++) {
        yield { n: context.getStore() ?? 0 };
        await pause(2);
      }
    } finally {
      released.push(context.getStore());
    }
  }

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const { n } of items()) yield new TextEncoder().encode(`{"n":${n}}`);
  }

  const makers = {
    items,
    bytes: () => ReadableStream.from(bytes()) as ReadableStream,
    entered: () => {
      context.enterWith(42);
      return items();
    },
  };
  const inside: Middleware = (_event, next) => context.run(42, next);
  const newApp = () => createApp(streamRoutes(makers, [inside]));
  const found = (body: string) => body.match(/(?<="n":)\d+/g)?.map(Number);
  const paths = ['/guarded/items', '/guarded/bytes', '/any/entered'];

  describe.each(ways)('$name', ({ start }) => {
    test.each(paths)('to its end: %s', async (path) => {
      released.length = 0;
      const server = await start(newApp());
      const { body } = await whole(server.port, path);
      await server.close();
      expect([found(body), released]).toEqual([[42, 42, 42], [42]]);
    });

    test.each(paths)('when its client leaves: %s', async (path) => {
      released.length = 0;
      const server = await start(newApp());
      const response = await open(server.port, path);
      response.once('data', () => response.destroy());
      await until(() => released.length > 0);
      await server.close();
      expect(released).toEqual([42]);
    });
  });

  test.each(['/any/items', '/any/bytes'])('of whoever calls the app: %s', async (path) => {
    released.length = 0;
    const app = newApp();
    const response = await context.run(42, () => app.fetch(new Request(`http://localhost${path}`)));
    expect([found(await response.text()), released]).toEqual([[42, 42, 42], [42]]);
  });
});

describe('onError finds what AsyncLocalStorage holds, also where an answer fails after it has begun', () => {
  const context = new AsyncLocalStorage<number>();
  const failing = () =>
    new ReadableStream({
      async pull(controller) {
        await pause(2);
        controller.enqueue(new TextEncoder().encode('{"n":1}'));
        controller.error(new Error('broken'));
      },
    });
  async function* items(): AsyncGenerator<Item> {
    yield { n: 1 };
    throw new Error('broken');
  }
  const inside: Middleware = (_event, next) => context.run(42, next);
  const piped: Middleware = async (event, next) => {
    const response = await toResponse(await context.run(42, next), event);
    return new Response(response.body?.pipeThrough(new TransformStream({ transform: fail })), response);
  };
  const fail = () => {
    throw new Error('broken');
  };
  const through = (guard: Middleware, operation: (page: Page, x: Exchange) => void | Promise<void>) =>
    route('/', Page, { get: viaH3(operation) }, { middleware: [[guard]] });

  test.each([
    ['items', through(inside, (_page, x) => x.stream(200, items(), String))],
    ['bytes', through(inside, (_page, x) => x.pass(200, failing()))],
    ['a Response', through(inside, (_page, x) => x.respond(new Response(failing())))],
    ['items behind a stream that fails', through(piped, (_page, x) => x.stream(200, items(), String))],
  ])('%s', async (_what, broken) => {
    const found = await Promise.all(
      ways.map(async ({ start }) => {
        const errors: unknown[] = [];
        const onError = () => void errors.push(context.getStore());
        const server = await start(createApp(defineRoutes([broken]), { onError }));
        // An answer that fails at once has no head.
        await whole(server.port, '/').catch(() => {});
        await until(() => errors.length > 0);
        await server.close();
        return errors;
      }),
    );
    expect(found).toEqual([[42], [42]]);
  });
});
