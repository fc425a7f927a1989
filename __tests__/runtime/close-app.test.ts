import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { H3, Middleware } from 'h3';
import {
  type AppHolder,
  defineRoutes,
  dependency,
  type Exchange,
  generator,
  route,
  type Scope,
  viaH3,
} from '../../runtime/generated.ts';
import { closeApp, createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { ways } from './support/ways.ts';

const awaited = { awaited: true };

/** An app with one route, which sends the result of `use`. */
function appOf(reported: string[], use: (scope: Scope) => unknown): H3 {
  const routes = defineRoutes([
    route('/', Object, {
      get: (_page, x) => x.depending(async (scope) => x.reply(200, String(await use(scope)))),
    }),
  ]);
  return createApp(routes, { onError: (error) => reported.push((error as Error).message) });
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const textOf = async (app: H3) => (await app.request('/')).text();

test('closing ends although something that the app has once is never released', async () => {
  async function* pool() {
    yield 'pool';
    await new Promise(() => {});
  }
  const hanging = generator(pool, (_holder: AppHolder) => pool(), awaited);
  const reported: string[] = [];
  const app = appOf(reported, (scope) => scope.app.of(hanging));
  expect(await textOf(app)).toBe('pool');
  await closeApp(app, { deadline: 50 });
  expect(reported).toEqual(['What the app made once was not released within 50 ms']);
});

test('what is still being made for a request that did not wait for it is released, too', async () => {
  const log: string[] = [];
  const { opened, open } = gate();
  async function* pool() {
    await opened;
    yield 'pool';
    log.push('released');
  }
  const slow = generator(pool, (_holder: AppHolder) => pool(), awaited);
  const app = appOf(log, (scope) => Promise.race([scope.app.of(slow), 'in vain']));
  expect(await textOf(app)).toBe('in vain');
  const closed = closeApp(app);
  await pause(20);
  open();
  await closed;
  expect(log).toEqual(['released']);
});

test('what fails after the app was closed does not take away what has been made since', async () => {
  const { opened, open } = gate();
  let made = 0;
  async function pool() {
    made++;
    if (made > 1) return made;
    await opened;
    throw new Error('too late');
  }
  const once = dependency(pool, (_holder: AppHolder) => pool(), awaited);
  const reported: string[] = [];
  const app = appOf(reported, (scope) => scope.app.of(once));
  const first = textOf(app);
  await until(() => made === 1);
  await closeApp(app, { deadline: 10 });
  expect(await textOf(app)).toBe('2');
  open();
  expect(await first).toBe('{"detail":"Internal Server Error"}');
  expect(reported).toEqual(['too late']);
  expect(await textOf(app)).toBe('2');
});

test('what is made while earlier values are released is kept for the requests that need it', async () => {
  const log: string[] = [];
  const { opened, open } = gate();
  let made = 0;
  async function* pool() {
    const number = ++made;
    yield number;
    log.push(`releases ${number}`);
    await opened;
  }
  const once = generator(pool, (_holder: AppHolder) => pool(), awaited);
  const app = appOf(log, (scope) => scope.app.of(once));
  expect(await textOf(app)).toBe('1');
  const closed = closeApp(app);
  await until(() => log.length > 0);
  expect(await textOf(app)).toBe('2');
  open();
  await closed;
  expect(log).toEqual(['releases 1']);
  await closeApp(app);
  expect(log).toEqual(['releases 1', 'releases 2']);
});

test('a request that has made nothing is not waited for once its body could not be read', async () => {
  const endless = () => new Response(new ReadableStream(), { status: 413 });
  const post = (_page: unknown, x: Exchange) =>
    x.depending((scope) => scope.readJson(() => x.reply(200, '1')));
  const options = { errors: [{ http: endless }], limits: { body: 5 } };
  // h3 waits until the answer is read.
  const app = createApp(defineRoutes([route('/', Object, { post }, options)])).use(() => {});
  const headers = { 'content-type': 'application/json' };
  const answer = await app.request('/', { method: 'POST', headers, body: '"too large"' });
  expect(answer.status).toBe(413);
  const begin = performance.now();
  await closeApp(app, { deadline: 3000 });
  expect(performance.now() - begin).toBeLessThan(2000);
});

test.each(ways)('a stream that uses what the app has once is waited for: $name', async (way) => {
  const log: string[] = [];
  function* pool() {
    yield 'pool';
    log.push('pool released');
  }
  const once = generator(pool, (_holder: AppHolder) => pool());
  async function* items(text: string) {
    yield text;
    await pause(200);
    log.push('streamed');
  }
  const get = viaH3((_page: unknown, x: Exchange) =>
    x.depending((scope) => x.stream(200, items(scope.app.of(once)), String)),
  );
  const app = createApp(defineRoutes([route('/', Object, { get })]));
  const server = await way.start(app);
  const answer = send(server.port, 'GET /');
  await pause(100);
  await closeApp(app);
  expect(log).toEqual(['streamed', 'pool released']);
  expect((await answer).body).toContain('pool');
  await server.close();
});

describe.each(ways)('a request whose body is read $name', (way) => {
  const types = ['application/json', 'application/x-www-form-urlencoded'];

  async function begun(type: string, handle: () => void) {
    const { opened, open } = gate();
    const post = (_page: unknown, x: Exchange) =>
      x.depending((scope) => {
        const use = () => {
          handle();
          x.reply(200, '1');
        };
        open();
        return type === 'application/json' ? scope.readJson(use) : scope.readForm(use, 'name', []);
      });
    const app = createApp(defineRoutes([route('/', Object, { post })]));
    const server = await way.start(app);
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n1`);
    await opened;
    return { app, server, socket };
  }

  test.each(types)('is waited for: %s', async (type) => {
    const log: string[] = [];
    const { app, server, socket } = await begun(type, () => log.push('handler'));
    const closed = closeApp(app, { deadline: 3000 }).then(() => log.push('closed'));
    await pause(30);
    socket.write('2');
    await closed;
    expect(log).toEqual(['handler', 'closed']);
    socket.destroy();
    await server.close();
  });

  test.each(types)('is not waited for once its client has left: %s', async (type) => {
    const { app, server, socket } = await begun(type, () => {});
    socket.destroy();
    const begin = performance.now();
    await closeApp(app, { deadline: 3000 });
    expect(performance.now() - begin).toBeLessThan(2000);
    await server.close();
  });
});

describe.each(ways)('middleware $name', (way) => {
  test.each([
    ['of a folder', false],
    ['around all routes', true],
  ])(
    'is waited for when its client has left, because the route may need what the app has once: %s',
    async (_name, isOwn) => {
      const log: string[] = [];
      const { opened, open } = gate();
      function* pool() {
        log.push('made');
        yield 'pool';
        log.push('released');
      }
      const once = generator(pool, (_holder: AppHolder) => pool());
      const get = viaH3((_page: unknown, x: Exchange) =>
        x.depending((scope) => x.reply(200, scope.app.of(once))),
      );
      const slow: Middleware = async (_event, next) => {
        log.push('middleware');
        await opened;
        return next();
      };
      const routes = defineRoutes([route('/', Object, { get }, isOwn ? {} : { middleware: [slow] })]);
      const app = isOwn ? createApp(routes).use(slow) : createApp(routes);
      const server = await way.start(app);
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
      await until(() => log.length > 0);
      socket.destroy();
      await server.close();
      const closed = closeApp(app, { deadline: 3000 });
      await pause(20);
      open();
      await closed;
      expect(log).toEqual(['middleware', 'made', 'released']);
    },
  );
});
