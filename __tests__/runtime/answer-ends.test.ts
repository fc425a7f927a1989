/**
 * Work that must wait for the end of an answer, and bodies that are no longer read, for each way to serve an
 * app.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { H3, Middleware } from 'h3';
import {
  type AppHolder,
  defineRoutes,
  type Exchange,
  generator,
  type RouteOptions,
  route,
  viaH3,
} from '../../runtime/generated.ts';
import { closeApp, createApp, HttpError } from '../../runtime/index.ts';
import { answered, http2Ways } from './support/http2.ts';
import { exchange } from './support/raw.ts';
import { open, until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

const log: string[] = [];
const note = (what: string) => void log.push(what);
const context = new AsyncLocalStorage<string>();

async function* transaction() {
  try {
    yield 'transaction';
    note(`commit for ${context.getStore()}`);
  } catch (error) {
    note(`rollback: ${(error as Error).message}`);
    throw error;
  }
}

/** Takes longer to begin than anybody waits for it. */
async function* connection() {
  await pause(60);
  yield 'connection';
  note(`commit for ${context.getStore()}`);
}

function* pool() {
  yield 'pool';
  note('pool released');
}

const transactionDependency = generator(transaction, () => transaction(), { awaited: true });
const connectionDependency = generator(connection, () => connection(), { awaited: true });
const poolDependency = generator(pool, (_holder: AppHolder) => pool());

async function* items(count: number): AsyncGenerator<number> {
  for (let n = 1; n <= count; n++) {
    note(`item ${n}`);
    yield n;
    await pause(50);
  }
}

/** A body that fails after two parts, unless it is cancelled. */
function parts(): ReadableStream<Uint8Array> {
  let left = 2;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (left-- === 0) throw new Error('the body failed');
    controller.enqueue(new TextEncoder().encode('part'));
  };
  return new ReadableStream({ pull, cancel: () => note('cancelled') }, { highWaterMark: 0 });
}

/** A body without an end, which takes its time to clean up. */
async function* rows(cleanUp: () => Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      yield new TextEncoder().encode('row');
      await pause(5);
    }
  } finally {
    await pause(20);
    note('rows end');
    await cleanUp();
  }
}

class Page {}

const inTransaction = (use: (x: Exchange) => void | Promise<void>) => (_page: Page, x: Exchange) =>
  x.depending(async (scope) => {
    await scope.of(transactionDependency);
    return use(x);
  });

const withPool = (use: (x: Exchange) => void | Promise<void>) => (_page: Page, x: Exchange) =>
  x.depending((scope) => {
    scope.app.of(poolDependency);
    return use(x);
  });

/** Answers before the rest of the chain does. */
const impatient: Middleware = (_event, next) =>
  Promise.race([next(), pause(20).then(() => new Response('too late', { status: 504 }))]);

const failing = (x: Exchange) => {
  note('handler');
  throw new HttpError(x.method === 'HEAD' ? 410 : 404, 'gone');
};

const own: RouteOptions = {
  errors: [
    {
      http: async (error) => {
        note('error handler begins');
        await pause(30);
        note('error handler ends');
        return error.status === 410 ? new Response(parts(), { status: 410 }) : [{ detail: 'own' }, 404];
      },
    },
  ],
};

const late = (at: string, options: RouteOptions) => {
  const get = {
    response: inTransaction((x) => pause(60).then(() => x.respond(new Response(parts())))),
    items: inTransaction((x) => pause(60).then(() => x.stream(200, items(9), String))),
    dependency: (_page: Page, x: Exchange) =>
      x.depending(async (scope) => x.reply(200, await scope.of(connectionDependency))),
  };
  return Object.entries(get).map(([what, use]) => route(`${at}/${what}`, Page, { get: viaH3(use) }, options));
};

const withRows = (cleanUp: () => Promise<void>) => {
  const head = { status: 226, statusText: 'Rows', headers: { 'x-own': 'yes' } };
  const body = () => ReadableStream.from(rows(cleanUp)) as ReadableStream;
  return viaH3(inTransaction((x) => x.respond(new Response(body(), head))));
};

const routes = defineRoutes([
  route('/rows', Page, { get: withRows(async () => {}) }),
  route('/failing-rows', Page, { get: withRows(() => Promise.reject(new Error('no end'))) }),
  route('/body', Page, { post: inTransaction((x) => x.json(() => x.reply(200, '1'))) }),
  route('/quick', Page, { get: inTransaction((x) => x.reply(200, '1')) }),
  route('/pool/items', Page, { get: viaH3(withPool((x) => x.stream(200, items(3), String))) }),
  route('/pool/none', Page, { get: withPool((x) => x.reply(200, '1')) }),
  route('/failing-body', Page, { get: viaH3(inTransaction((x) => x.respond(new Response(parts())))) }),
  route('/own', Page, { get: inTransaction(failing) }, own),
  ...late('/late', { middleware: [impatient] }),
  ...late('/slow', {}),
]);

interface Asked {
  readonly app: H3;
  readonly reported: string[];
  /** Sends a request and reads the answer until its end or failure. Returns its status. */
  ask(method: string, path: string): Promise<number | undefined>;
  close(): Promise<void>;
}

const newApp = (reported: string[]) =>
  createApp(routes, { onError: (error) => reported.push((error as Error).message) });

const asServed = ways.map(({ name, start }) => ({
  name,
  async begin(): Promise<Asked> {
    const reported: string[] = [];
    const app = newApp(reported);
    const running: Running = await start(app);
    const ask = async (method: string, path: string) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`;
      return (await exchange(running.port, head, { heads: method === 'HEAD' }))[0]?.status;
    };
    return { app, reported, ask, close: running.close };
  },
}));

const asServedOnHttp2 = http2Ways.map(({ name, start }) => ({
  name: `over HTTP/2 ${name}`,
  async begin(): Promise<Asked> {
    const reported: string[] = [];
    const app = newApp(reported);
    const { client, close } = await start(app);
    const ask = (method: string, path: string) =>
      answered(client.request({ ':method': method, ':path': path }));
    return { app, reported, ask, close };
  },
}));

const inProcess = {
  name: 'in the same process',
  async begin(): Promise<Asked> {
    const reported: string[] = [];
    const app = newApp(reported);
    const ask = async (method: string, path: string) => {
      const response = await app.fetch(new Request(`http://localhost${path}`, { method }));
      await response.text().catch(() => {});
      return response.status;
    };
    return { app, reported, ask, close: async () => {} };
  },
};

describe.each([...asServed, ...asServedOnHttp2, inProcess])('the end of an answer $name', ({ begin }) => {
  let asked: Asked;
  beforeEach(async () => {
    log.length = 0;
    asked = await begin();
  });
  afterEach(() => asked.close());

  test('is waited for before what the app has once is released: a stream may use it', async () => {
    const answered = asked.ask('GET', '/pool/items');
    await until(() => log.includes('item 1'));
    await closeApp(asked.app);
    expect(log).toEqual(['item 1', 'item 2', 'item 3', 'pool released']);
    expect(await answered).toBe(200);
    await asked.ask('GET', '/pool/none');
    await closeApp(asked.app);
    expect(log.at(-1)).toBe('pool released');
  });

  test('comes after an error handler that takes its time', async () => {
    expect(await asked.ask('GET', '/own')).toBe(404);
    await until(() => log.length === 4);
    expect(log).toEqual(['handler', 'error handler begins', 'error handler ends', 'rollback: gone']);
  });

  test('that the body of a Response failed with reaches the dependencies, and is reported once', async () => {
    await asked.ask('GET', '/failing-body');
    await until(() => log.length > 0);
    expect(log).toEqual(['rollback: the body failed']);
    expect(asked.reported).toEqual(['the body failed']);
  });

  describe.each(['response', 'items', 'dependency'])('is past for what was not waited for: %s', (what) => {
    test.each(['/late', '/slow'])('by middleware of the route or of the app: %s', async (at) => {
      if (at === '/slow') asked.app.use(impatient);
      expect(await asked.ask('GET', `${at}/${what}`)).toBe(504);
      await until(() => log.some((one) => one.startsWith('commit')));
      await pause(80);
      expect(log).toEqual([...(what === 'response' ? ['cancelled'] : []), 'commit for undefined']);
      expect(asked.reported).toEqual([]);
    });
  });

  test('is the head for HEAD: the body of an error handler is cancelled', async () => {
    expect(await asked.ask('HEAD', '/own')).toBe(410);
    await until(() => log.includes('cancelled'));
    expect(asked.reported).toEqual([]);
  });
});

describe.each(ways)('what is released $name', (way) => {
  test.each([
    ['/rows', 'commit for undefined', []],
    ['/failing-rows', 'rollback: no end', ['no end']],
  ])('is so after the body of a Response whose client has left: %s', async (path, end, told) => {
    log.length = 0;
    const reported: string[] = [];
    const server = await way.start(newApp(reported));
    const response = await open(server.port, path);
    const { headers, statusCode, statusMessage } = response.once('data', () => response.destroy());
    expect([statusCode, statusMessage, headers['x-own']]).toEqual([226, 'Rows', 'yes']);
    await until(() => log.length === 2);
    await server.close();
    expect([log, reported]).toEqual([['rows end', end], told]);
  });

  test('finds what AsyncLocalStorage holds for its own request, whichever comes on the same connection', async () => {
    log.length = 0;
    const app = createApp(routes);
    app.use((event, next) => context.run(event.req.headers.get('x-id') ?? '', next));
    const server = await way.start(app);
    const get = (id: number) => `GET /quick HTTP/1.1\r\nHost: test\r\nX-Id: ${id}\r\n\r\n`;
    const type = 'Content-Type: application/json\r\nContent-Length: 1';
    const post = (id: number) => `POST /body HTTP/1.1\r\nHost: test\r\nX-Id: ${id}\r\n${type}\r\n\r\n1`;
    await exchange(server.port, get(1) + post(2) + get(3) + post(4), { count: 4 });
    await until(() => log.length === 4);
    expect(log.sort()).toEqual([1, 2, 3, 4].map((id) => `commit for ${id}`));
    await server.close();
  });
});
